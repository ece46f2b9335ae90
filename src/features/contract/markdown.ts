import type {ChangesSince, Declaration, ErrorCode, Vectors} from '@portal/contract';

const RETRY: Record<ErrorCode['retry'], string> = {
  never: 'Do not send it again unchanged.',
  later: 'Then send it again.',
};

/** The error catalogue as a table; `linkTo` returns URL and title of an error's article. */
export function errorTable(
  catalogue: readonly [string, ErrorCode][],
  linkTo: (route: string) => {url: string; title: string},
): string {
  const rows = catalogue.map(([code, {status, meaning, action, retry, article}]) => {
    const {url, title} = linkTo(article);
    const what = `${action} ${RETRY[retry]} More: [${title}](${url}).`;
    const cells = [`\`${code}\` ${status}`, meaning, what];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Code and status | Meaning | What you do |', '|---|---|---|', ...rows].join('\n');
}

/** The request vectors, each with its string to sign on one line. */
export function signingVectors({requests}: Vectors): string {
  return requests
    .map(({name, secret, stringToSign, signature}, index) =>
      [
        `**${index + 1}. ${name}**`,
        '',
        `- Secret: \`${secret}\``,
        `- String to sign: \`${stringToSign}\``,
        `- Signature: \`${signature}\``,
      ].join('\n'),
    )
    .join('\n\n');
}

/** The webhook vectors: raw body and matching header. */
export function webhookVectors({webhooks}: Vectors): string {
  return webhooks
    .map(({name, secret, body, signature}, index) => {
      const bytes = Buffer.byteLength(body, 'utf8');
      const end = body.endsWith('\n') ? 'with a line feed at the end' : 'no line feed at the end';
      return [
        `**${index + 1}. ${name}** (${bytes} bytes, ${end})`,
        '',
        `- Secret: \`${secret}\``,
        `- Header \`X-Webhook-Signature\`: \`${signature}\``,
        '',
        '```json title="raw body"',
        body.replace(/\n$/, ''),
        '```',
      ].join('\n');
    })
    .join('\n\n');
}

/** The changes of a contract, by its number and day, since each earlier version; declared ones stand under their reason. */
export function changeLog(
  now: {number: string; date: Date},
  since: readonly (ChangesSince & {date: Date})[],
  declared: readonly Declaration[],
): string {
  if (since.length === 0) return 'There is no earlier version to compare with.';
  return since
    .map(({version, number, date, changes}) => {
      const reasons = declared.filter((one) => one.since === version);
      const reasonOf = (text: string) => reasons.find((one) => one.changes.includes(text))?.reason;
      const groups = [undefined, ...reasons.map(({reason}) => reason)].flatMap((reason) => {
        const lines = changes
          .filter(({text}) => reasonOf(text) === reason)
          .map(({text, breaking}) => `- ${breaking && !reason ? '**Breaking.** ' : ''}${text}`);
        if (lines.length === 0) return [];
        return [...(reason ? [reason] : []), folded(folded(lines, FIRST), LAST).join('\n')];
      });
      const said = changes.length > 0 ? groups : ['No changes that affect clients.'];
      const heading = `### ${now.number} of ${DAY.format(now.date)} since ${number} of ${DAY.format(date)}`;
      return [heading, ...said].join('\n\n');
    })
    .join('\n\n');
}

const DAY = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
const NAMES = new Intl.ListFormat('en-GB', {type: 'conjunction'});

const FIRST = /`[^`]+`/;
const LAST = /`[^`]+`(?=[^`]*$)/;

/** Lines that differ only in one name, such as a field added to each operation, become one. */
function folded(lines: readonly string[], which: RegExp): string[] {
  const names = new Map<string, string[]>();
  for (const line of lines) {
    const [name = ''] = which.exec(line) ?? [];
    const pattern = line.replace(name, '\0');
    names.set(pattern, [...(names.get(pattern) ?? []), name]);
  }
  return [...names].map(([pattern, list]) => pattern.replace('\0', () => NAMES.format(list)));
}
