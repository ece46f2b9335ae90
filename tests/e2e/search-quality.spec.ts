import path from 'node:path';

import {expect, test} from 'playwright/test';

import {
  bytesToFirstResult,
  allQueries,
  isHeldOut,
  LATER,
  readLaterQueries,
  readQueries,
  successOf,
  type QueryKind,
} from '../../scripts/search/measure';
import type {DocumentFile} from '../../src/search/engine/format';
import {readPageKeywords} from '../../src/search/sources/page-keywords';
import {compressedSize, indexFolder, readIndex} from '../../scripts/search/open-index';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');

/** Share of queries answered by the first result, and by one of the first three. */
const LEAST: Record<QueryKind, {first: number; firstThree: number}> = {
  plain: {first: 0.9, firstThree: 0.98},
  api: {first: 0.9, firstThree: 0.98},
  typo: {first: 0.8, firstThree: 0.95},
  synonym: {first: 0.8, firstThree: 0.95},
};
/** Bytes of the index behind brotli until the first result is there. */
const MOST_BYTES = 125_000;
/** Of them, what every query needs: fetched ahead on every page. */
const FIRST_FILES = ['head.json', 'synonyms.json', 'vocabulary.json'];
const FIRST_BYTES = 33_000;

for (const [kind, least] of Object.entries(LEAST)) {
  test(`the page that answers comes first: ${kind} queries, tuned on and held out`, async () => {
    const files = readIndex(indexFolder(build, 'current'));
    const asked = readQueries(root);
    const ofKind = asked.filter((query) => query.kind === kind);
    const heldOut = asked.filter((query, index) => query.kind === kind && isHeldOut(index));
    const all = await successOf(files, ofKind);
    const unseen = await successOf(files, heldOut);
    console.log(
      `${kind}: all ${all.first.toFixed(3)} / ${all.firstThree.toFixed(3)}, held out ${unseen.first.toFixed(3)} / ${unseen.firstThree.toFixed(3)}`,
    );
    expect(ofKind.length).toBeGreaterThanOrEqual(35);
    expect(all.first, all.missed.join('\n')).toBeGreaterThanOrEqual(least.first);
    expect(all.firstThree, all.missed.join('\n')).toBeGreaterThanOrEqual(least.firstThree);
  });
}

for (const set of Object.keys(LATER) as (keyof typeof LATER)[]) {
  test(`questions that came later are answered too: ${set} set`, async () => {
    const asked = readLaterQueries(root, set);
    const {first, firstThree, missed} = await successOf(
      readIndex(indexFolder(build, 'current')),
      asked,
    );
    console.log(`${set}: ${asked.length} queries ${first.toFixed(3)} / ${firstThree.toFixed(3)}`);
    expect(asked.length).toBeGreaterThanOrEqual(40);
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
    expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
}

test('every page that shall answer, or has keywords, is in the index', () => {
  const files = readIndex(indexFolder(build, 'current'));
  const documents = [...files]
    .filter(([name]) => name.startsWith('documents-'))
    .flatMap(([, content]) => JSON.parse(content) as DocumentFile);
  const routes = new Set(documents.map(({url}) => url.split('#')[0]));
  const asked = allQueries(root).flatMap(({pages}) => pages);
  expect(asked.filter((route) => !routes.has(route))).toEqual([]);
  // Nor are keywords lost that writers gave to a page, or to a part of one.
  const places = new Set(
    documents.flatMap(({url, sections}) => [
      url,
      ...sections.map(([, anchor]) => `${url}#${anchor}`),
    ]),
  );
  const addresses = Object.keys(readPageKeywords(path.join(root, 'docs')));
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => !places.has(address))).toEqual([]);
});

test('the first result costs few bytes, and the archive none', async () => {
  const files = readIndex(indexFolder(build, 'current'));
  const bytes = await bytesToFirstResult(files, readQueries(root));
  expect(bytes.length).toBeGreaterThan(160);
  expect(bytes.at(-1)).toBeLessThan(MOST_BYTES);
  const first = FIRST_FILES.map((name) => compressedSize(files.get(name) ?? ''));
  expect(Math.min(...first)).toBeGreaterThan(100);
  expect(first[0]).toBeLessThan(1000);
  expect(first.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_BYTES);
  expect([...files.values()].some((content) => content.includes('"/2024-11/'))).toBe(false);
});
