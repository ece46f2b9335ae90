import {expect, test} from 'vitest';

import {type Dialect, importArticle, ImportError, type Note} from '../src';
import {CASES} from './cases';

const dialect: Dialect = {
  admonitions: ['note', 'tip', 'info', 'warning', 'danger'],
  tags: ['br', 'kbd', 'sub', 'sup'],
  placeholder: 'To write:',
  accepts: (key, value) =>
    key === 'keywords' || (key === 'redirect_from' && !/[A-Z]/.test(String(value))),
};

const imported = (content: string | Uint8Array, name = 'a.md') =>
  importArticle({name, content}, dialect);
const bodyOf = (text: string): string => text.replace(/^---\n[^]*?\n---\n/, '').trim();
const textsOf = (notes: readonly Note[], kind: Note['kind']): string[] =>
  notes.filter((note) => note.kind === kind).map(({text}) => text);

test.each(CASES)('%s, and stays if it is imported once more', (_, from, to, name) => {
  expect(bodyOf(imported(from, name).text)).toBe(to);
  expect(bodyOf(imported(to).text)).toBe(to);
});

const CODE = '  <b>{x}</b> {{< y >}} {% z %} :::note\n\n\t> [!NOTE] `$a_{1}$` <!-- c -->   ';

test.each([
  ['in fences', '```js\n', '\n```'],
  ['in other fences', '~~~~js\n', '\n~~~~'],
  ['in a box', '!!! note\n    ```js\n', '\n    ```'],
  ['in a tab', '{% tab title="A" %}\n```js\n', '\n```\n{% endtab %}'],
])('code %s stays as it is', (_, before, after) => {
  const indent = before.includes('!!!') ? '    ' : '';
  const source = `${before}${CODE.replaceAll(/^(?=.)/gm, indent)}${after}`;
  const text = imported(source).text;
  for (const line of CODE.split('\n')) expect(text).toContain(line);
});

test.each([
  [
    'Hugo in TOML',
    '+++\ntitle = "A b"\ndate = 2023-01-02T10:00:00Z\nlastmod = 2025-07-31\naliases = ["/old/"]\n+++\n',
    '2025-07-31',
    ['/old'],
  ],
  [
    'Jekyll',
    '---\ntitle: A b\npermalink: /a/b/\nredirect_from: /c\nlast_modified_at: 2025-01-15 09:30:00\n---\n',
    '2025-01-15',
    ['/a/b', '/c'],
  ],
  [
    'Notion',
    '# A b\n\nCreated: March 3, 2025 10:12 AM\nLast edited time: July 14, 2025 4:02 PM\n',
    '2025-07-14',
    [],
  ],
])('dates, addresses and the title of %s are taken over', (_, head, date, addresses) => {
  const {text, notes} = imported(`${head}\nOne.`);
  expect(text).toContain('title: A b\n');
  expect(text).toContain(`last_update:\n  date: ${date}\n`);
  const listed = addresses.map((address) => `  - ${address}\n`).join('');
  expect(text.includes('redirect_from:')).toBe(addresses.length > 0);
  if (listed) expect(text).toContain(`redirect_from:\n${listed}`);
  expect(textsOf(notes, 'write')).toStrictEqual(['One sentence that says what this page answers.']);
  expect(bodyOf(text)).toBe('One.');
});

test('the front matter of a page of HTML is in its head', () => {
  const source =
    '<html><head><title>A b – Help</title><meta name="description" content="What it is."><link rel="canonical" href="https://x.org/hc/Ab"></head><body><time datetime="2025-04-09T08:00:00Z"></time><p>One.</p></body></html>';
  const {file, text, notes} = imported(source, '4405298761-Ab.html');
  expect(file).toBe('a-b.md');
  expect(text).toBe(
    '---\ntitle: A b\ndescription: What it is.\nlast_update:\n  date: 2025-04-09\n---\n\nOne.\n',
  );
  // Capitals are no address here, and the writer learns of it.
  expect(textsOf(notes, 'look')).toStrictEqual([expect.stringContaining('/hc/Ab')]);
});

test('nothing is made up', () => {
  const {text, notes} = imported('One.');
  expect(text.match(/To write: /g)).toHaveLength(3);
  expect(textsOf(notes, 'write')).toHaveLength(3);
  expect(text).not.toMatch(/\d{4}-\d|keywords|Related/);
});

test('what is left out is named with its value', () => {
  const {notes} = imported(
    '---\ntitle: A\ntags: [b, c]\nlayout: page\npermalink: /:title/\ndate: 03/04/2025\n---\n\nOne.',
  );
  expect(textsOf(notes, 'look')).toStrictEqual([
    expect.stringContaining('/:title/'),
    'Left out of the front matter: tags: ["b","c"]',
  ]);
  expect(textsOf(notes, 'write')).toContain('The date of the last change, as YYYY-MM-DD.');
});

test.each([
  ['2024-03-05-how-it-works.md', 'how-it-works.md'],
  ['docs/index.md', 'the-title.md'],
  ['The Title 3f2a9c1d4e5b60718293a4b5c6d7e8f9.md', 'the-title.md'],
])('the name of the file %s', (name, file) => {
  expect(imported('# The títle\n\nOne.', name).file).toBe(file);
});

test('a file in UTF-8 with a mark and CRLF can be read', () => {
  expect(bodyOf(imported(Buffer.from('\ufeffé\r\n')).text)).toBe('é');
});

test.each([
  ['empty', ' \n', 'the file is empty'],
  ['of Word', Buffer.from('PK\u0003\u0004\0'), 'the file is no text in UTF-8'],
  ['in UTF-16', Buffer.from('\ufeffé', 'utf16le'), 'save it as HTML or Markdown in UTF-8 first'],
  ['with other front matter', '---\na: [b\n---\n', 'the front matter cannot be read (line'],
])('a file that is %s is refused in a sentence', (_, content, message) => {
  expect(() => imported(content)).toThrow(ImportError);
  expect(() => imported(content)).toThrow(message);
});
