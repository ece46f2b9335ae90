import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {type IndexFile, openSearch, type Section} from '@portal/search';
import {expect, test} from 'playwright/test';

import {rowsOf} from '../unit/support/text';

/** Minimum share of questions of a kind answered by the first result, and by one of the first three. */
const LEAST: Readonly<Record<string, readonly [first: number, firstThree: number]>> = {
  plain: [0.94, 0.98],
  sentence: [0.97, 0.99],
  short: [0.96, 0.99],
  api: [0.92, 0.98],
  typo: [0.9, 0.97],
  synonym: [0.92, 0.96],
  foreign: [0.99, 0.99],
  none: [0.95, 0.95],
};
/** Minimum share of the questions with known sections whose first link leads to one. */
const LEAST_LANDING = 0.92;
/** Maximum share of the questions with an answer that are said to have none. */
const MOST_DENIED = 0.02;
/** Bytes of an index, compressed with Brotli. */
const MAX_BYTES = 160_000;

const root = path.resolve(__dirname, '../..');

/** The folder of today's index in the build. */
function indexFolder(): string {
  const folder = path.join(root, 'build/search-index');
  const [fingerprint, ...others] = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (!fingerprint || others.length > 0)
    throw new Error('There is no search index: run npm run build');
  return path.join(folder, fingerprint, 'current');
}

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(indexFolder(), `${name}.json`), 'utf8'));

/** Any of the pages is a correct answer; of kind `none`, there may be none. Sections have their anchor, empty for the top. */
const questions = rowsOf(path.join(root, 'tests/content/questions.tsv'))
  .slice(1)
  .map(([kind = '', text = '', pages = '', sections = '']) => {
    const list = (cell: string): string[] => cell.split(' ').filter(Boolean);
    return {kind, text, pages: list(pages), sections: list(sections)};
  });

test('for most questions, the page with the answer is the first result, or among the first three @full', async () => {
  // As the search worker does.
  const search = openSearch(
    read('index') as IndexFile,
    async (id) => read(String(id)) as Section[],
  );
  const asked = await Promise.all(
    questions.map(async (question) => {
      const {results, answered} = await search({text: question.text, limit: 3});
      const urls = results.map(({url}) => url);
      const isRight = urls.map((url) => question.pages.includes(url.split('#')[0] ?? ''));
      // "Perhaps this" claims no answer.
      const isHonest = question.kind === 'none' && answered !== 'yes';
      return {
        ...{...question, answered, link: urls[0] ?? 'nothing'},
        isFirst: isHonest || isRight[0] === true,
        isAmong: isHonest || isRight.includes(true),
      };
    }),
  );
  type Asked = (typeof asked)[number];
  const share = (all: readonly Asked[], isSo: (one: Asked) => boolean): number =>
    all.filter(isSo).length / all.length;

  expect(asked.length).toBeGreaterThan(600);
  expect(asked.filter(({kind}) => !(kind in LEAST))).toEqual([]);
  for (const [kind, [leastFirst, leastThree]] of Object.entries(LEAST)) {
    const ofKind = asked.filter((one) => one.kind === kind);
    const first = share(ofKind, ({isFirst}) => isFirst);
    const firstThree = share(ofKind, ({isAmong}) => isAmong);
    console.log(`${kind}: ${ofKind.length}, ${first.toFixed(3)} / ${firstThree.toFixed(3)}`);
    const missed = ofKind.flatMap(({isFirst, text, link}) => (isFirst ? [] : `${text} → ${link}`));
    expect(ofKind.length).toBeGreaterThan(10);
    expect(first, `${kind}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastFirst);
    expect(firstThree, kind).toBeGreaterThanOrEqual(leastThree);
  }
  const landing = asked.filter(({sections}) => sections.length > 0);
  const landed = share(landing, ({sections, link}) =>
    sections.includes(link.includes('#') ? link : `${link}#`),
  );
  const denied = share(asked, ({pages, answered}) => pages.length > 0 && answered === 'no');
  console.log(`links that land on the answer: ${landed.toFixed(3)} of ${landing.length}`);
  console.log(`answers that are denied: ${denied.toFixed(3)}`);
  expect(denied).toBeLessThanOrEqual(MOST_DENIED);
  expect(landing.length).toBeGreaterThan(40);
  expect(landed).toBeGreaterThanOrEqual(LEAST_LANDING);
});

test('the index is within its size budget', () => {
  const index = fs.readFileSync(path.join(indexFolder(), 'index.json'));
  const bytes = zlib.brotliCompressSync(index).length;
  console.log(`index: ${bytes} bytes with Brotli`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
