import type {FieldRecords, Values} from '../fields';

/** URL that opens the visitor's mail program with a prepared message. */
export function mailtoUrl(to: string, fields: {subject: string; body?: string}): string {
  const query = Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${to}?${query}`;
}

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Link length that every mail program accepts; some truncate or reject longer ones. */
const MAX_LINK_LENGTH = 1900;

/** Opens the mail program, without the body if the link would be too long. */
export function openMail({to, subject, body}: Mail): void {
  const whole = mailtoUrl(to, {subject, body});
  window.location.href = whole.length <= MAX_LINK_LENGTH ? whole : mailtoUrl(to, {subject});
}

/** An e-mail to paste into any mail program. */
export const mailText = ({to, subject, body}: Mail): string => `${to}\n\n${subject}\n\n${body}`;

/** The body of an e-mail: what was written in each field, below its label. */
export function mailBody(fields: FieldRecords, values: Values): string {
  return Object.entries(fields)
    .map(([name, {label, options}]) => {
      const value = values[name]?.trim() ?? '';
      return value && `${label}:\n${options?.[value] ?? value}`;
    })
    .filter(Boolean)
    .join('\n\n');
}
