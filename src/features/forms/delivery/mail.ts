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

/** URL that opens the mail program, without the body if the URL would be too long. */
function mailLink({to, subject, body}: Mail): string {
  const whole = mailtoUrl(to, {subject, body});
  return whole.length <= MAX_LINK_LENGTH ? whole : mailtoUrl(to, {subject});
}

/** Whether the body does not fit into the link and must be copied. */
export function mustCopy(mail: Mail): boolean {
  return mailLink(mail) !== mailtoUrl(mail.to, {subject: mail.subject, body: mail.body});
}

export function openMail(mail: Mail): void {
  window.location.href = mailLink(mail);
}

/** The body of an e-mail: each field below its label. */
export function mailBody(lines: readonly {label: string; value: string}[]): string {
  return lines
    .filter(({value}) => value.trim() !== '')
    .map(({label, value}) => `${label}:\n${value.trim()}`)
    .join('\n\n');
}
