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

/** A short page, because each is spelt and parsed. */
const FIELDS = FRONT_MATTER.article.replace('read_time: 4', 'read_time: 1');

const RELATED = `## Related articles

- [How it works](/how-it-works): the whole way.
- [Updates](/updates): what was changed here lately.
- [Questions](/contact): short answers for the hurried.`;

const whole = (body = ''): string => [body, RELATED].filter(Boolean).join('\n\n');

type Expected = [message: string, fix: string, at?: string | number];
/** The line of the finding: by default, the first of what is wrong. */
const firstOf = (lines: string): string => lines.split('\n')[0] ?? '';

const file = (
  name: string,
  content: BrokenFile['content'],
  ...[message, fix, at = 1]: Expected
): BrokenFile => ({name, content, at, message, fix});

const fields = (name: string, change: [from: string, to: string], ...expected: Expected) => {
  const [message, fix, at = firstOf(change[1])] = expected;
  return file(name, page(changed(FIELDS, ...change), whole()), message, fix, at);
};

const text = (name: string, body: string, ...[message, fix, at = firstOf(body)]: Expected) =>
  file(name, page(FIELDS, whole(body)), message, fix, at);

const PLAIN = page(FIELDS, whole());
const LATIN = Buffer.from(PLAIN.replace('How to pay in', 'How to pay Zürich'), 'latin1');

const END = FIELDS.split('\n').length + 2;
const ROUTE = '/knowledge-base/payments/pay-in';

const SLIPS: readonly BrokenFile[] = [
  // Encoding, size, name and folder.
  file('foreign-bytes', LATIN, 'not valid UTF-8', 'save the file as UTF-8', 2),
  file('windows', PLAIN.replaceAll('\n', '\r\n'), 'Windows line endings', 'LF line'),
  file('byte-order-mark', `\ufeff${PLAIN}`, 'byte-order mark', 'without BOM'),
  file('null-byte', PLAIN.replace('How to pay in', 'How to\0pay in'), 'a NUL byte', 'remove it', 2),
  file('empty', '\n \n', 'the file is empty', 'write the page'),
  file('huge', page(FIELDS, 'All of it again. '.repeat(310_000)), 'is 5.3 MB', 'split the page'),
  file('How Zürich Pays', PLAIN, 'the file name becomes', 'how-zurich-pays.md'),
  {...file('astray', PLAIN, 'not allowed in this folder', 'base'), folder: 'docs/guides'},

  // Front matter. Its keys and values are tested in tests/unit/content/front-matter.test.ts.
  file('no-front-matter', `${whole()}\n`, 'the front matter is missing', 'start the file'),
  file('not-closed', `---\n${FIELDS}\n\n${whole()}\n`, 'is not closed', 'add a line', END),
  file('no-fields', page('A title', whole()), 'has no fields', 'one field per line', 2),
  fields('tab', ['  date:', '\tdate:'], 'tabs are not allowed', 'spaces instead of a tab'),
  fields('open-quote', ['title: How', 'title: "How'], 'missing closing "quote', 'close the'),
  fields('colon', ['title: How', 'title: Paying: how'], 'invalid YAML', 'in quotes'),
  fields('same-route', ['read_', `slug: ${ROUTE}\nread_`], 'is already used by docs/', 'its slug'),
  fields('code-route', ['read_', 'slug: /contact\nread_'], 'by src/pages/contact/', 'its slug'),
  fields('price-in-title', ['to pay in', 'to pay €20'], 'hard-coded in the title', 'leave out'),
  fields('next-year', ['2024-11-20', '2099-11-20'], 'is in the future', 'or earlier'),

  // Markdown that cannot be parsed.
  text('open-brace', 'A set {a, b of numbers.', 'cannot parse', 'close the tag or brace'),
  text('html-comment', '<!-- later -->', 'HTML comments are not allowed', 'which is not published'),
  text('angle-brackets', 'See <https://bitcoin.org>.', 'in angle brackets', '[text](address)'),
  text('anchor', '## Ways {#ways}', 'parsed as code', 'write {/* #anchor */}'),
  text('export', 'export your keys first.', 'is parsed as code', 'another word'),
  text('conflict', '<<<<<<< HEAD', 'unresolved git merge conflict', 'keep one'),

  // Markdown that silently becomes something else.
  text('box-title', ':::note Care\n\nA word.\n\n:::', 'needs square brackets', ':::note[Care]'),
  text(
    'in-another',
    'It is :literal[:figure[deposits.card.fee]]{reason="a"}.',
    'shows the name',
    'one after the other',
  ),
  text('letter-x', 'It is :calc[€4,000 x 5%].', 'unexpected "x 5%"', 'write × or *'),
  text('unknown-box', ':::warnign[A]\n\nA word.\n\n:::', 'unknown admonition', 'write "warning"'),
  text('closes-nothing', ':::', 'shown as plain text', 'open an admonition'),
  text('braces', 'It costs {price} today.', 'text in braces is run as code', 'in `code`, or write'),
  text('html', 'It is <b>bold</b> here.', 'the tag <b> is not allowed', 'use **bold**'),
  text('figure-in-code', 'It costs `:figure[deposits.card.time]`.', 'inside code', 'move it out'),
  text('table-in-line', 'See ::figure-table[deposit-methods].', 'as plain text', 'of its own'),
  text('space', 'It costs :figure [deposits.card.time].', 'needs a label', 'no space before'),
  text('space-in-address', 'See [it](other page.md).', 'not parsed as a link', 'remove the space'),
  text('no-footnote', 'It is so.[^1]', 'is a footnote', 'add a line'),
  text('left-over', 'TODO ask the bank.', 'is a leftover placeholder', 'write the missing text'),
  text('hidden', 'Payment\u200b by card.', 'the character U+200B is invisible', 'remove it'),

  // Content.
  text('unknown-table', '::figure-table[deposit-method]', 'unknown table', '"deposit-methods"'),
  text('unknown-drawing', '::drawing[path]', 'unknown drawing "path"', 'write "paths"'),
  text('bare-literal', 'A share of :literal[51%].', 'the literal has no reason', 'add {reason='),
  text('no-alternative', '![](/img/chart.svg)', 'alternate text', 'between the brackets'),
  text('level', '## A\n\n#### B\n\nOne.', 'heading levels should', 'expected: h3;', '#### B'),
  text('bare-address', 'See https://bitcoin.org for more.', 'bare url used', '[text](address)'),
  text('no-language', '```\nx\n```', 'language specified', 'write a language'),
  text('vague-link', 'Read on [here](pay-in.md).', 'should be descriptive', 'doc/md059.md'),
  text('first-level', '# Ways', 'multiple top-level headings', 'remove it, or use ##'),
  text('other-colons', '::note', 'unknown directive "note"', 'write ":::note[Title]"'),
  text('twice', '## A\n\n### B\n\nC.\n\n### B\n\nD.', 'with the same content', 'md024', 17),

  // Mistakes that readers would see although the page builds.
  text('other-dialect', '> [!NOTE]\n> Take care.', 'another Markdown dialect', ':::note[Title]'),
  text('delimiters', '| A | B | C |\n| --- | --- |\n| D | E | F |', 'as plain text', 'each column'),
  text('no-delimiters', '| A | B |\n| D | E |', 'shown as plain text', 'one "---" for each column'),
  text('marked', 'It is ==marked== here.', '"==marked==" is shown', 'put ** on both sides'),
  text('superscript', 'It is 10^8^ satoshi.', '"^8^" is shown as plain', '<sup>'),
  text('contents', '[TOC]', '"[TOC]" is shown as plain text', 'leave it out'),
  text('wiki-link', 'See [[Deposit funds]].', '"[[Deposit funds]]" is shown', '[text](./file.md)'),
  text('hyphens', 'One of them -- the other.', '"--" is shown as hyphens', 'write –', 'One'),
  text('path', 'Call /orders/{id}/fills now.', 'run as code', 'put "/orders/{id}/fills" in `code`'),
  text('wrong-steps', 'One:\n\n2. A\n4. B\n7. C', 'list item prefix', 'number the list', '2.'),
  text('other-scheme', 'See [it](doc:pay-in).', 'broken link: doc:', 'as in ./file.md'),
  text('diagram', '```mermaid\ngraph TD\n```', '"mermaid" is not allowed', '::drawing[name]'),
  text('line-mark', '```js\n// highlight-next-line\nx();\n```', 'part of the code', '```js {2}'),
  text('no-words', 'See [](pay-in.md).', 'the link has no text', 'say between the brackets'),
  text('own-computer', 'See [it](http://localhost:3000/faq).', 'own computer', 'published page'),
  fields('bold-title', ['How to pay in', 'How **to** pay'], '"**to**" in the title', 'plain text'),
  text('one-word', 'Send us an email first.', '"email" is not our spelling', 'write "e-mail"'),
  text('emoji-heading', '## 🚀\n\nOne.', 'has no words', 'write what stands below it'),
  text('two-fences', '```sh\nls\n\nThen:\n\n```sh\nls\n```', 'block is not closed', 'a line "```"'),
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
