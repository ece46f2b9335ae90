import {randomBytes} from 'node:crypto';

import {PDFDocument} from 'pdf-lib';
import {describe, expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {pdf} from '@site/scripts/check/pdf';
import {keywordOf, pdfDocuments} from '@site/scripts/pdf/documents';
import {sortFindings} from '@site/src/lib/finding';
import {ARTICLE, articleWith, VALID_FILES} from '../support/repository';
import {type Files, temporaryFolder} from '../support/temporary';
import {changed, lineOf} from '../support/text';

const FILE = 'docs/knowledge-base/payments/policy.pdf';
const TEXT = articleWith(
  'See the [PDF](./policy.pdf).\n\nIt costs :figure[deposits.card.fee].\n\n::figure-table[deposit-methods]',
);

async function findingsOf(files: Files) {
  const {findings} = await pdf.run(readContext(temporaryFolder({...VALID_FILES, ...files})));
  return sortFindings(findings);
}

/** A PDF as it is generated from a text; `padding` adds at least that many bytes. */
async function pdfOf(text: string, padding = 0): Promise<Uint8Array> {
  const context = readContext(temporaryFolder({...VALID_FILES, [ARTICLE]: text}));
  const file = await PDFDocument.create();
  file.setKeywords(pdfDocuments(context).map(({hash}) => keywordOf(hash)));
  // Random data cannot be compressed.
  file.setSubject(randomBytes(padding).toString('hex'));
  return file.save();
}

test('a PDF generated from the current text passes', async () => {
  expect(await findingsOf({[ARTICLE]: TEXT, [FILE]: await pdfOf(TEXT)})).toEqual([]);
});

test('a page without a link to a PDF passes', async () => {
  expect(await findingsOf({})).toEqual([]);
});

describe('a PDF is reported as outdated', () => {
  const FIGURES = 'docs/_figures/deposits.json';
  test.each<[string, Files]>([
    ['when a word changes', {[ARTICLE]: changed(TEXT, 'It costs', 'It will cost')}],
    ['when the title changes', {[ARTICLE]: changed(TEXT, 'title: How', 'title: Why')}],
    ['when a figure changes', {[FIGURES]: changed(VALID_FILES[FIGURES], '3.5', '4')}],
    ['when a table changes', {[FIGURES]: changed(VALID_FILES[FIGURES], '"max": 2', '"max": 3')}],
  ])('%s', async (_, change) => {
    const files = {[ARTICLE]: TEXT, [FILE]: await pdfOf(TEXT), ...change};
    expect(await findingsOf(files)).toMatchObject([
      {line: lineOf(TEXT, 'policy.pdf'), message: `${FILE} does not match the text of this page`},
    ]);
  });
});

test.each<[string, Files, string]>([
  ['is missing', {}, `${FILE} does not exist`],
  ['is not readable', {[FILE]: 'Not a PDF'}, `${FILE} is not a readable PDF`],
])('a PDF that %s is reported', async (_, files, message) => {
  expect(await findingsOf({[ARTICLE]: TEXT, ...files})).toMatchObject([{message}]);
});

test('a PDF of half a megabyte is reported as too large', async () => {
  const files = {[ARTICLE]: TEXT, [FILE]: await pdfOf(TEXT, 500_000)};
  expect(await findingsOf(files)).toMatchObject([
    {message: expect.stringMatching(/bytes, over the limit of 300000$/) as string},
  ]);
});
