import {FRONT_MATTER, page} from '../support/pages';
import {changed} from '../support/text';

/** A broken file and its expected finding. */
export interface BrokenFile {
  name: string;
  /** Bytes if the encoding is wrong. */
  content: string | Uint8Array;
  /** A text on the line of the finding, or the line number. */
  at: string | number;
  message: string;
  fix: string;
  /** Default: the folder of the payments category. */
  folder?: string;
}

const FIELDS = FRONT_MATTER.article;

/** Sentences that no other file has, enough for a read time of four minutes. */
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

/** An article with a mistake in its front matter, reported by default at the first changed line. */
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

/** An article with a broken passage, reported by default at its first line. */
function text(
  name: string,
  body: string,
  message: string,
  fix: string,
  at: string | number = body.split('\n')[0] ?? '',
): BrokenFile {
  return {name, content: page(FIELDS, whole(name, body)), at, message, fix};
}

const plain = (name: string): string => page(FIELDS, whole(name, ''));
const latin = (name: string): Uint8Array =>
  Buffer.from(plain(name).replace('How to pay in', 'How to pay Zürich'), 'latin1');

const SLIPS: readonly BrokenFile[] = [
  // Encoding, size, name and folder.
  file('foreign-bytes', latin('foreign-bytes'), 'not valid UTF-8', 'save the file as UTF-8', 2),
  file(
    'double-bytes',
    Buffer.from(`\ufeff${plain('double-bytes')}`, 'utf16le'),
    'not valid UTF-8',
    'save the file as UTF-8',
  ),
  file(
    'windows',
    plain('windows').replaceAll('\n', '\r\n'),
    'Windows line endings',
    'LF line endings',
  ),
  file('byte-order-mark', `\ufeff${plain('byte-order-mark')}`, 'byte-order mark', 'without BOM'),
  {name: 'empty', content: '', at: 1, message: 'the file is empty', fix: 'write the page'},
  {name: 'blank', content: '\n \n', at: 1, message: 'the file is empty', fix: 'write the page'},
  file('huge', page(FIELDS, 'All of it again. '.repeat(310_000)), 'is 5.3 MB', 'split the page'),
  file('How We Pay', plain('How We Pay'), 'the file name becomes part of the URL', 'how-we-pay.md'),
  {
    name: 'astray',
    folder: 'docs/guides',
    content: plain('astray'),
    at: 1,
    message: 'pages are not allowed in this folder',
    fix: 'move it to knowledge-base',
  },

  // Front matter. Its keys and values are tested in tests/unit/content/front-matter.test.ts.
  file(
    'no-front-matter',
    `${whole('no-front-matter', '')}\n`,
    'the front matter is missing',
    'start the file with',
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
    'has no fields',
    'one field per line',
    2,
  ),
  fields('tab', ['  date:', '\tdate:'], 'tabs are not allowed', 'spaces instead of a tab'),
  fields(
    'open-quote',
    ['title: How', 'title: "How'],
    'the quote " is not closed',
    'close the quote',
  ),
  fields('colon', ['title: How', 'title: Paying: how'], 'invalid YAML', 'in quotes'),
  fields('alias', ['How to pay in', '*x'], 'unresolved alias', 'in quotes'),
  fields(
    'mistyped-review',
    ['read_time: 4', 'review_date: 2027-11-30\nread_time: 4'],
    'unknown key "review_date"',
    'write "review_by"',
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
    'is already used by docs/knowledge-base/payments/pay-in.md',
    'change its slug',
  ),
  fields(
    'route-of-code',
    ['read_time: 4', 'slug: /contact\nread_time: 4'],
    'is already used by a page in src/pages',
    'change its slug',
  ),
  fields(
    'price-in-title',
    ['How to pay in', 'How to pay €20'],
    'the amount "€20" is hard-coded in the title',
    'leave out the value',
  ),
  fields('too-quick', ['read_time: 4', 'read_time: 20'], 'read_time is 20, but', 'read_time: '),

  // Markdown that cannot be parsed.
  text('open-brace', 'A set {a, b of numbers.', 'cannot parse', 'close the tag or brace'),
  text('open-tag', 'See <b>this one.', 'cannot parse', 'close the tag or brace'),
  text('stray-tag', 'See this</b> one.', 'cannot parse', 'close the tag or brace'),
  text('html-comment', '<!-- later -->', 'HTML comments are not allowed', 'which is not published'),
  text(
    'angle-brackets',
    'See <https://bitcoin.org> first.',
    'addresses in angle brackets are not allowed',
    '[text](address)',
  ),
  text(
    'anchor',
    '## Ways {#ways}',
    'hand-written anchors are not allowed',
    'from the heading text',
  ),
  text('export', 'export your keys first.', 'is parsed as code', 'another word'),
  text('conflict', '<<<<<<< HEAD', 'unresolved git merge conflict', 'keep one'),

  // Markdown that silently becomes something else.
  text(
    'title-of-a-box',
    ':::note Take care\n\nA word.\n\n:::',
    'the title of the admonition needs square brackets',
    'write :::note[Take care]',
  ),
  text(
    'unknown-box',
    ':::warnign[Take care]\n\nA word.\n\n:::',
    'unknown admonition ":::warnign"',
    'write "warning"',
  ),
  text('closes-nothing', ':::', 'shown as plain text', 'open an admonition'),
  text('braces', 'It costs {price} today.', 'text in braces is run as code', 'in `code`'),
  text('html', 'It is <b>bold</b> here.', 'tags are not allowed', 'use Markdown'),
  text(
    'figure-in-code',
    'It costs `:figure[deposits.card.time]` today.',
    'is not replaced inside code',
    'move it out',
  ),
  text(
    'table-in-line',
    'See ::figure-table[deposit-methods] for more.',
    'shown as plain text',
    'line of its own',
  ),
  text(
    'space-before-bracket',
    'It costs :figure [deposits.card.time] today.',
    'needs a label',
    'no space before',
  ),
  text(
    'space-in-address',
    'See [the other page](other page.md) for more.',
    'not parsed as a link',
    'the space from the address',
  ),
  text(
    'space-before-address',
    'See [paying in] (pay-in.md) for more.',
    'not parsed as a link',
    'the space between',
  ),
  text('no-footnote', 'It is so.[^1]', 'without a footnote', 'add a line'),
  text(
    'left-over',
    'TODO ask the bank.',
    '"TODO" is a leftover placeholder',
    'write the missing text',
  ),
  text('hidden', 'Payment\u200b by card.', 'the character U+200B is invisible', 'remove it'),

  // Content.
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
  text('typed-price', 'It costs €35 today.', 'the amount "€35" is hard-coded', 'write :figure[id]'),
  text(
    'bare-literal',
    'A share of :literal[51%] is enough.',
    'the literal has no reason',
    'add {reason=',
  ),
  text(
    'wrong-sum',
    'It is :literal[€40]{reason="worked example" compute="1000 * deposits.card.fee"}.',
    'should be €35',
    'write "€35"',
  ),
  text('dead-link', 'See [paying in](pay-inn.md) for more.', 'broken link', 'pay-in.md'),
  text(
    'dead-anchor',
    'See [the end](#the-end) for more.',
    'has no heading or anchor "#the-end"',
    '',
  ),
  text(
    'no-alternative',
    '![](/img/chart.svg)',
    'alternate text',
    'describe it between the brackets',
  ),
  text(
    'skipped-level',
    '## Ways\n\n#### Card\n\nOne.',
    'heading levels should only increment by one level',
    'one # more',
    '#### Card',
  ),
  text('other-spelling', 'The color of money is green.', 'unknown word "color"', 'write "colour"'),
  text('bare-address', 'See https://bitcoin.org for more.', 'bare url used', '[text](address)'),
  text('no-language', '```\nx\n```', 'language specified', 'add the language'),
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
  text('first-level', '# Ways', 'multiple top-level headings', 'use ##'),
  text(
    'same-heading',
    '## Ways\n\n### Card\n\nOne.\n\n### Card\n\nTwo.',
    'multiple headings with the same content',
    'make the headings different',
    17,
  ),

  // Mistakes that readers would see although the page builds.
  text(
    'typed-time',
    'A transfer by SEPA takes 1 to 2 business days.',
    'the time "1 to 2 business days"',
    ':figure[deposits.sepa.time]',
  ),
  text(
    'time-in-words',
    'It takes two business days.',
    'the time "two business days"',
    ':figure[deposits.sepa.time]{as=max}',
  ),
  text(
    'price-of-a-figure',
    'A card costs 3.5% today.',
    'the percentage "3.5%"',
    ':figure[deposits.card.fee] (Card deposit fee)',
  ),
  text(
    'other-dialect',
    '> [!NOTE]\n> Take care.',
    '"[!NOTE]" is an admonition in another Markdown dialect',
    ':::note[Title]',
  ),
  text(
    'docs-dialect',
    '!!! note',
    '"!!! note" is an admonition in another Markdown dialect',
    ':::note[Title]',
  ),
  text(
    'broken-scheme',
    'See [the paper](htps://bitcoin.org) first.',
    'broken link: htps:',
    'write "https:"',
  ),
  text(
    'short-delimiters',
    '| Way | Fee | Time |\n| --- | --- |\n| Card | high | short |',
    'is a table row that is shown as plain text',
    'one "---" for each column',
  ),
  text(
    'no-delimiters',
    '| Way | Fee |\n| Card | high |',
    'is a table row that is shown as plain text',
    'one "---" for each column',
  ),
  text(
    'empty-phrase',
    'In this article, cards come first.',
    '"In this article" adds nothing',
    'begin with the answer',
  ),
  text('one-word', 'Send us an email first.', '"email" is not our spelling', 'write "e-mail"'),
  text(
    'title-case',
    '## Which Page Says Why\n\nOne.',
    'is in title case',
    'write "page" and "says"',
  ),
  text(
    'mixed-marks',
    'A "straight" mark and a “curly one.',
    'mixes straight and curly',
    'write straight ones',
  ),
  text(
    'four-boxes',
    [1, 2, 3, 4].map((at) => `:::note[Box ${at}]\n\nCard.\n\n:::`).join('\n\n'),
    'the page has 4 admonitions, over the limit of 3',
    'least important',
    ':::note[Box 4]',
  ),
  text(
    'open-fence',
    '```bash\ncurl example.org',
    'the code block is not closed',
    'add a line "```"',
  ),
  text(
    'fence-before-another',
    '```bash\ncurl example.org\n\nThen:\n\n```json\n{}\n```',
    'the code block is not closed',
    'add a line "```"',
  ),
  text(
    'link-by-its-words',
    'See [payments and transfers](../money.md) for more.',
    'broken link',
    'write "./index.md"',
  ),
  text('cheque', 'You pay by check then.', '"pay by check" is American English', 'write "cheque"'),
  fields(
    'next-year',
    ['2024-11-20', '2099-11-20'],
    'the date 2099-11-20 is in the future',
    'or earlier',
  ),
];

/** Each file has its own title, description and position, so that it has no second finding. */
export const BROKEN_FILES: readonly BrokenFile[] = SLIPS.map((slip, index) => ({
  ...slip,
  content:
    typeof slip.content === 'string'
      ? slip.content
          .replace(/title: How to pay in(?=\r?\n)/, `title: Way ${index} to pay in`)
          .replace('The ways to pay in with', `Way ${index} to pay in with`)
          .replace('sidebar_position: 1', `sidebar_position: ${index + 2}`)
      : slip.content,
}));
