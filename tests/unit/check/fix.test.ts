import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {repairFiles, repairText, reportRepairs} from '@site/scripts/check/fix';
import {FRONT_MATTER, page} from '../support/pages';
import {SITE_PAGE} from '../support/repository';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';
import {rowsOf} from '../support/text';

const HEAD = page(FRONT_MATTER.article, '').trimEnd();

/** The body after the repair. The front matter stays, and a second repair changes nothing. */
async function repaired(body: string): Promise<string> {
  const {content} = await repairText(`${HEAD}\n\n${body}\n`, ROOT);
  expect(content.startsWith(`${HEAD}\n\n`)).toBe(true);
  expect(await repairText(content, ROOT)).toEqual({content, whats: []});
  return content.slice(HEAD.length + 2).replace(/\n$/, '');
}

/** The lines of a table, with ↵ and ⇥ for the characters that would end a line or a cell. */
const tableOf = (file: string): string[][] =>
  rowsOf(path.join(import.meta.dirname, file)).map((row) =>
    row.map((cell) =>
      cell
        .replaceAll('↵', '\n')
        .replaceAll('⇥', '\t')
        .replaceAll(/\\u([\da-f]{4})/g, (_, code) => String.fromCodePoint(Number(`0x${code}`))),
    ),
  );

test.each(tableOf('repairs.tsv'))('repaired: %s', async (_, before = '', after) => {
  expect(await repaired(before)).toBe(after);
});

test.each(tableOf('left-to-writers.tsv'))('left to the writer: %s', async (_, body = '') => {
  expect(await repaired(body)).toBe(body);
});

const STYLE = fs.readFileSync(path.join(ROOT, '.markdownlint.json'));
const FILE = 'docs/knowledge-base/payments/new.md';
const TEXT = `${HEAD}\n\nZürich.\n`;
const WRITE = 'To write: one sentence that says what this page answers.';

/** The bytes of the file after the repair, and what was wrong. */
async function fixed(content: string | Uint8Array, file = FILE) {
  const root = temporaryFolder({'.markdownlint.json': STYLE});
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), content);
  const [{whats} = {whats: []}] = await repairFiles(root, [file]);
  expect(await repairFiles(root, [file])).toEqual([]);
  return {whats, bytes: fs.readFileSync(path.join(root, file))};
}
const utf16 = Buffer.from(`\ufeff${TEXT}`, 'utf16le');

test.each<[string, string | Uint8Array, file?: string]>([
  ['a byte-order mark', `\ufeff${TEXT}`, SITE_PAGE],
  ['Windows line endings', TEXT.replaceAll('\n', '\r\n'), SITE_PAGE],
  ['doubled line endings', TEXT.replaceAll('\n', '\r\r\n')],
  ['UTF-16', utf16],
  ['big-endian UTF-16', Buffer.from(utf16).swap16()],
])('a file with %s becomes plain UTF-8', async (_, content, file) => {
  const {bytes, whats} = await fixed(content, file);
  expect(bytes.toString()).toBe(TEXT);
  expect(whats).toEqual(['the encoding or line endings']);
});

test('a file gets a line end', async () => {
  expect((await fixed(TEXT.trimEnd())).bytes.toString()).toBe(TEXT);
});

test.each<[string, string | Uint8Array, file?: string]>([
  ['in an older encoding', Buffer.from(TEXT, 'latin1')],
  ['that is damaged', Buffer.concat([utf16, Buffer.from([0])])],
  ['that is empty', '\n'],
  ['over the limit of the check', `${'Text.  \n'.repeat(70_000)}`],
  ['made of components', '* One', SITE_PAGE],
  ['without front matter that is no article', '# One\n\nText.\n', 'docs/legal/new.md'],
  ['without front matter and title', 'Text.\n'],
  ['whose title is not the first', 'Text.\n\n# One\n'],
  ['whose title looks like a tag', '# Pay by `<a>`\n\nText.\n'],
])('a file %s stays as it is', async (_, content, file) => {
  expect(Buffer.from(content).equals((await fixed(content, file)).bytes)).toBe(true);
});

test('a file without front matter gets its title, and places for what is to write', async () => {
  const {bytes} = await fixed('\n# What: *costs*\n\nText.\n');
  const head = `title: "What: costs"\ndescription: "${WRITE}"`;
  expect(bytes.toString()).toBe(`---\n${head}\n---\n\nText.\n`);
});

test('the report names what was wrong, and shows the lines', () => {
  const [before, after] = ['One\n* Two\n', 'One\n\n- Two\n'];
  const whats = ['blank lines', 'list style'];
  expect(reportRepairs([{file: 'a.md', before, after, whats}])).toBe(
    'a.md  repaired: blank lines, list style\na.md:2\n  -* Two\n  +\n  +- Two\n',
  );
  expect(reportRepairs([])).toBe('Nothing to repair');
});
