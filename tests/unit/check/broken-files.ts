import {FRONT_MATTER, page} from '../support/pages';
import {changed} from '../support/text';

/** One broken file: what is in it, and the finding that it must give. */
export interface BrokenFile {
  name: string;
  /** Bytes where the fault is in how the file was saved. */
  content: string | Uint8Array;
  /** A text on the line of the finding, or its number. */
  at: string | number;
  message: string;
  fix: string;
  /** Where it lies, if not in the category. */
  folder?: string;
}

const FIELDS = FRONT_MATTER.article;

/** Sentences that no other file has, enough for the promised four minutes. */
function substance(name: string): string {
  return Array.from(
    {length: 65},
    (_, at) => `Reason ${at} of the page ${name} says why one would pay in.`,
  ).join(' ');
}

const RELATED = `## Related articles

- [How it works](/how-it-works): the whole way.
- [Updates](/updates): what was changed here lately.
- [Questions](/contact): short answers for the hurried.`;

const whole = (name: string, body: string): string =>
  [body, substance(name), RELATED].filter(Boolean).join('\n\n');

/** An article whose front matter is broken, by default in the line that is written instead. */
function fields(
  name: string,
  [from, to]: [from: string, to: string],
  message: string,
  fix: string,
  at: string | number = to.split('\n')[0] ?? '',
): BrokenFile {
  return {name, content: page(changed(FIELDS, from, to), whole(name, '')), at, message, fix};
}

/** A file that is broken as a whole. */
function file(
  name: string,
  content: BrokenFile['content'],
  message: string,
  fix: string,
  at = 1,
): BrokenFile {
  return {name, content, at, message, fix};
}

/** An article that has a broken passage. */
function text(name: string, body: string, message: string, fix: string, at = body): BrokenFile {
  const [line = ''] = at.split('\n');
  return {name, content: page(FIELDS, whole(name, body)), at: line, message, fix};
}

const plain = (name: string): string => page(FIELDS, whole(name, ''));
const latin = (name: string): Uint8Array =>
  Buffer.from(plain(name).replace('How to pay in', 'How to pay Zürich'), 'latin1');

export const BROKEN_FILES: readonly BrokenFile[] = [
  // How the file was saved.
  file('foreign-bytes', latin('foreign-bytes'), 'not UTF-8', 'save the file as UTF-8', 2),
  file(
    'double-bytes',
    Buffer.from(`\ufeff${plain('double-bytes')}`, 'utf16le'),
    'not UTF-8',
    'save the file as UTF-8',
  ),
  file('windows', plain('windows').replaceAll('\n', '\r\n'), 'end as on Windows', 'line ends LF'),
  file('byte-order-mark', `\ufeff${plain('byte-order-mark')}`, 'byte-order mark', 'without BOM'),
  {name: 'empty', content: '', at: 1, message: 'the file is empty', fix: 'write the page'},
  {name: 'blank', content: '\n \n', at: 1, message: 'the file is empty', fix: 'write the page'},
  file('huge', page(FIELDS, 'All of it again. '.repeat(310_000)), 'has 5.3 MB', 'divide the page'),
  file(
    'How We Pay',
    plain('How We Pay'),
    'the name of the file becomes the route',
    'how-we-pay.md',
  ),
  {
    name: 'astray',
    folder: 'docs/guides',
    content: plain('astray'),
    at: 1,
    message: 'no page belongs here',
    fix: 'move it to knowledge-base',
  },

  // The front matter.
  file(
    'no-front-matter',
    `${whole('no-front-matter', '')}\n`,
    'there is no front matter',
    'begin the file with',
  ),
  file(
    'not-closed',
    `---\n${FIELDS}\n\n${whole('not-closed', '')}\n`,
    'the front matter is not closed',
    'add a line "---"',
    FIELDS.split('\n').length + 2,
  ),
  file(
    'closed-by-a-rule',
    `---\n${FIELDS}\n\n## Ways\n\nOne.\n\n---\n\n${whole('closed-by-a-rule', '')}\n`,
    'the front matter is not closed',
    'add a line "---"',
    FIELDS.split('\n').length + 2,
  ),
  file(
    'no-fields',
    page('A title alone', whole('no-fields', '')),
    'holds no fields',
    'one field a line',
    2,
  ),
  fields('tab', ['  date:', '\tdate:'], 'tabs are not allowed', 'spaces instead of a tab'),
  fields(
    'open-quote',
    ['title: How', 'title: "How'],
    'the quote " is not closed',
    'close the quote',
  ),
  fields('colon', ['title: How', 'title: Paying: how'], 'cannot be read', 'in quotes'),
  fields('alias', ['How to pay in', '*x'], 'unresolved alias', 'in quotes'),
  fields(
    'mistyped-key',
    ['read_time: 4', 'readtime: 4'],
    'unknown key "readtime"',
    'write "read_time"',
  ),
  fields(
    'mistyped-review',
    ['read_time: 4', 'review_date: 2027-11-30\nread_time: 4'],
    'unknown key "review_date"',
    'write "review_by"',
  ),
  fields(
    'missing-key',
    ['sidebar_position: 1\n', ''],
    '"sidebar_position" is missing',
    'add "sidebar_position"',
    2,
  ),
  fields('no-such-day', ['2024-11-20', '2024-02-30'], 'not a date of the calendar', 'YYYY-MM-DD'),
  fields(
    'slug-in-capitals',
    ['read_time: 4', 'slug: /Pay-In\nread_time: 4'],
    '"slug" is not a route',
    'lower-case words',
  ),
  fields(
    'slug-with-spaces',
    ['read_time: 4', 'slug: /pay in\nread_time: 4'],
    '"slug" is not a route',
    'joined by hyphens',
  ),
  fields(
    'same-route',
    ['read_time: 4', 'slug: /knowledge-base/payments/pay-in\nread_time: 4'],
    'is taken by docs/knowledge-base/payments/pay-in.md',
    'another slug',
  ),
  fields(
    'route-of-code',
    ['read_time: 4', 'slug: /contact\nread_time: 4'],
    'is taken by a page of src/pages',
    'another slug',
  ),
  fields(
    'price-in-title',
    ['How to pay in', 'How to pay €20'],
    'the amount "€20" is typed into the title',
    'without the value',
  ),
  fields('too-quick', ['read_time: 4', 'read_time: 20'], '20 are promised', 'read_time: '),

  // Markdown that cannot be read.
  text('open-brace', 'A set {a, b of numbers.', 'cannot be read', 'close the tag or brace'),
  text('open-tag', 'See <b>this one.', 'cannot be read', 'close the tag or brace'),
  text('stray-tag', 'See this</b> one.', 'cannot be read', 'close the tag or brace'),
  text('html-comment', '<!-- later -->', 'an HTML comment', 'which no reader sees'),
  text(
    'angle-brackets',
    'See <https://bitcoin.org> first.',
    'an address in angle brackets',
    '[words](address)',
  ),
  text('anchor', '## Ways {#ways}', 'an anchor written by hand', 'from its words'),
  text('export', 'export your keys first.', 'reads as program code', 'another word'),
  text('conflict', '<<<<<<< HEAD', 'a conflict that git left', 'keep one'),

  // Markdown that is read as something else, silently.
  text(
    'title-of-a-box',
    ':::note Take care\n\nA word.\n\n:::',
    'the title of the box is not read',
    'write :::note[Take care]',
  ),
  text(
    'unknown-box',
    ':::warnign[Take care]\n\nA word.\n\n:::',
    'there is no box ":::warnign"',
    'write "warning"',
  ),
  text('closes-nothing', ':::', 'shown as it stands here', 'open a box'),
  text('braces', 'It costs {price} today.', 'braces run as program code', 'in `code`'),
  text('html', 'It is <b>bold</b> here.', 'a tag is program code', 'write Markdown'),
  text(
    'figure-in-code',
    'It costs `:figure[deposits.card.time]` today.',
    'within code',
    'move it out',
  ),
  text(
    'table-in-line',
    'See ::figure-table[deposit-methods] for more.',
    'shown as it stands',
    'line of its own',
  ),
  text(
    'space-before-bracket',
    'It costs :figure [deposits.card.time] today.',
    'without what it shows',
    'no space before',
  ),
  text(
    'space-in-address',
    'See [the other page](other page.md) for more.',
    'not read as a link',
    'no space in the address',
  ),
  text(
    'space-before-address',
    'See [paying in] (pay-in.md) for more.',
    'not read as a link',
    'no space between',
  ),
  text('no-footnote', 'It is so.[^1]', 'a footnote without a text', 'add a line'),
  text('left-over', 'TODO ask the bank.', '"TODO" is left over', 'write what belongs here'),
  text('hidden', 'Payment\u200b by card.', 'the character U+200B cannot be seen', 'remove it'),

  // What Markdown says.
  text(
    'unknown-figure',
    'It costs :figure[deposits.card.tim] today.',
    'unknown figure "deposits.card.tim"',
    'write "deposits.card.time"',
  ),
  text(
    'unknown-table',
    '::figure-table[deposit-method]',
    'unknown table',
    'write "deposit-methods"',
  ),
  text('unknown-drawing', '::drawing[path]', 'unknown drawing "path"', 'write "paths"'),
  text('typed-price', 'It costs €35 today.', 'the amount "€35" is typed', 'write :figure[id]'),
  text(
    'bare-literal',
    'A share of :literal[51%] is enough.',
    'a literal without a reason',
    'add {reason=',
  ),
  text(
    'wrong-sum',
    'It is :literal[€40]{reason="worked example" compute="1000 * deposits.card.fee"}.',
    'is computed as €35',
    'write "€35"',
  ),
  text('dead-link', 'See [paying in](pay-inn.md) for more.', 'the link leads nowhere', 'pay-in.md'),
  text('dead-anchor', 'See [the end](#the-end) for more.', '"#the-end" is no place', ''),
  text(
    'no-alternative',
    '![](/img/chart.svg)',
    'an image without words',
    'say between the brackets',
  ),
  text(
    'skipped-level',
    '## Ways\n\n#### Card\n\nOne.',
    'a heading of level 4 below one of level 2',
    'write it with ###',
    '#### Card',
  ),
  text('other-spelling', 'The color of money is green.', 'the word "color"', 'write "colour"'),
  text('bare-address', 'See https://bitcoin.org for more.', 'bare url used', '[words](address)'),
  text('no-language', '```\nx\n```', 'language specified', 'name the language'),
  text(
    'vague-link',
    'Read on [here](pay-in.md) about it.',
    'link text should be descriptive',
    'where it leads',
  ),
  file(
    'no-related',
    page(FIELDS, substance('no-related')),
    'the last section is not "Related articles"',
    'end the article with',
    11,
  ),
];
