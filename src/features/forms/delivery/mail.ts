/** Address that opens the visitor's mail program with the message written. */
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

/** Characters that every mail program takes from a link; longer bodies are cut or refused by some. */
const LONGEST_LINK = 1900;

/** Address that opens the mail program; without the body where that would be too long to arrive whole. */
function mailLink({to, subject, body}: Mail): string {
  const whole = mailtoUrl(to, {subject, body});
  return whole.length <= LONGEST_LINK ? whole : mailtoUrl(to, {subject});
}

/** Whether the body does not fit into the link and has to be copied. */
export function mustCopy(mail: Mail): boolean {
  return mailLink(mail) !== mailtoUrl(mail.to, {subject: mail.subject, body: mail.body});
}

export function openMail(mail: Mail): void {
  window.location.href = mailLink(mail);
}

/** The body of an e-mail: each field with its label. */
export function mailBody(lines: readonly {label: string; value: string}[]): string {
  return lines
    .filter(({value}) => value.trim() !== '')
    .map(({label, value}) => `${label}:\n${value.trim()}`)
    .join('\n\n');
}
