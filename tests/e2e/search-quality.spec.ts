import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import type {Section} from '@portal/search';
import {expect, test} from 'playwright/test';

import {currentTree} from '../../src/content/tree';
import {readWritersFiles} from '../../src/features/search/sources/writers-files';
import {
  indexFolder,
  openIndex,
  QUESTION_KINDS,
  type QuestionKind,
  readQuestions,
  successOf,
} from './support/search-quality';

const root = path.resolve(__dirname, '../..');
const index = indexFolder(path.join(root, 'build'), 'current');

interface StoredIndex {
  index: {storedFields: Record<string, {stored?: {url: string}}>};
}

/** The address of each document by its id. Sections are entries of the index too, but store nothing. */
function documents(): [id: string, url: string][] {
  const text = fs.readFileSync(path.join(index, 'index.json'), 'utf8');
  const {storedFields} = (JSON.parse(text) as StoredIndex).index;
  return Object.entries(storedFields).flatMap(([id, {stored}]) =>
    stored ? [[id, stored.url]] : [],
  );
}

/** Minimum share of questions answered by the first result, and by one of the first three. */
const LEAST: Record<QuestionKind, readonly [first: number, firstThree: number]> = {
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

test('for most questions, the page with the answer is the first result, or among the first three @full', async () => {
  const questions = readQuestions(root);
  const search = openIndex(index);
  expect(questions.length).toBeGreaterThan(600);
  for (const kind of QUESTION_KINDS) {
    const asked = questions.filter((one) => one.kind === kind);
    const {first, firstThree, missed} = await successOf(search, asked);
    console.log(`${kind}: ${asked.length}, ${first.toFixed(3)} / ${firstThree.toFixed(3)}`);
    const [leastFirst, leastThree] = LEAST[kind];
    expect(asked.length).toBeGreaterThan(10);
    expect(first, `${kind}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastFirst);
    expect(firstThree, kind).toBeGreaterThanOrEqual(leastThree);
  }
  const {landing, denied} = await successOf(search, questions);
  console.log(`links that land on the answer: ${landing.landed} of ${landing.asked}`);
  console.log(`answers that are denied: ${denied.toFixed(3)}`);
  expect(denied).toBeLessThanOrEqual(MOST_DENIED);
  expect(landing.asked).toBeGreaterThan(40);
  expect(landing.landed / landing.asked).toBeGreaterThanOrEqual(LEAST_LANDING);
});

test('every page that answers a question or has keywords is in the index', () => {
  const urls = documents();
  const routes = new Set(urls.map(([, url]) => url.split('#')[0]));
  const questions = readQuestions(root);
  const wanted = questions.flatMap(({pages}) => pages);
  expect(wanted.filter((route) => !routes.has(route))).toEqual([]);
  const places = urls.flatMap(([id, url]) => {
    const file = path.join(index, `${id}.json`);
    const sections = fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Section[])
      : [];
    return [url, ...sections.map(({anchor}) => `${url}#${anchor}`)];
  });
  const answering = questions.flatMap(({sections}) => sections);
  expect(
    answering.filter((one) => !places.includes(one) && !places.includes(one.replace(/#$/, ''))),
  ).toEqual([]);
  const addresses = Object.keys(readWritersFiles(currentTree(root), root).keywords);
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => !places.includes(address))).toEqual([]);
  expect(urls.filter(([, url]) => url.startsWith('/2024-11'))).toEqual([]);
});

test('the index is within its size budget', () => {
  const bytes = zlib.brotliCompressSync(fs.readFileSync(path.join(index, 'index.json'))).length;
  console.log(`index: ${bytes} bytes with Brotli`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
