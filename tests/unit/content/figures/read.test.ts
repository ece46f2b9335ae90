import path from 'node:path';

import {expect, test} from 'vitest';

import {inspectFigures, readFigures} from '@site/src/content/figures/read';
import type {Finding} from '@site/src/lib/finding';
import {figureOf, tableOf} from '../../support/figures';
import {expectOne} from '../../support/findings';
import {temporaryFolder} from '../../support/temporary';
import {lineOf} from '../../support/text';

const FILE = 'docs/_figures/deposits.json';
const TABLES = 'docs/_figures/tables.json';
const json = (data: object): string => JSON.stringify(data, null, 2);
const fee = figureOf({value: 3.5, unit: 'percent'});

function inspect(files: Record<string, string>): Finding[] {
  const root = temporaryFolder(files);
  return inspectFigures(path.join(root, 'docs'), root).findings;
}

const cells = {'card.fee': fee, 'sepa.fee': fee, 'card.time': fee};
const files = {
  [FILE]: json({$schema: 'x', ...cells, 'sepa.time': fee}),
  [TABLES]: json({methods: tableOf()}),
};

test('a valid folder has no findings, and returns figures by file.key and tables by name', () => {
  expect(inspect(files)).toEqual([]);
  const root = temporaryFolder(files);
  const {figures, tables} = readFigures(path.join(root, 'docs'), root);
  expect([...figures.keys()]).toContain('deposits.sepa.time');
  expect([...tables.keys()]).toEqual(['methods']);
});

test.each([
  ['is missing', 'docs/x.md'],
  ['contains no JSON file', 'docs/_figures/README.md'],
])('a folder of figures that %s is reported', (_, file) => {
  expect(inspect({[file]: ''})).toMatchObject([{message: 'the folder has no figures'}]);
});

const RECORD = JSON.stringify(fee);
test.each([
  ['a comma after the last entry', '{\n  "a": {\n    "label": "x",\n  }\n}\n', 4, 'not after'],
  ['a missing comma', '{\n  "a": {\n    "label": "x"\n    "value": 1\n  }\n}\n', 4, ''],
  ['a duplicate key', `{\n  "a": ${RECORD},\n  "a": ${RECORD}\n}\n`, 3, 'keep one of the two'],
  ['text without quotes', '{\n  "a": {\n    "value": instant\n  }\n}\n', 3, 'quotes'],
  ['an empty file', '', 1, ''],
  ['a list instead of an object', '[]', 1, 'write { "key": { … } }'],
])('invalid JSON is reported with its line: %s', (_, text, line, fix) => {
  expectOne(inspect({[FILE]: text}), {file: FILE, line, fix});
});

const HALF = figureOf({value: 1, unit: 'EUR'});
const PRACTICE = {who: 'Kraken, support pages', date: '2026-05-12'};
const LATE = {...PRACTICE, date: '12 May'};

/** Records, a text on the line of the finding, and a part of its message and fix. */
test.each<[records: object, needle: string, words: string]>([
  [{'card.fee': fee, 'sepa.fee': {...fee, aplies: 'Always'}}, 'aplies', 'write "applies"'],
  [{'card.fee': {...fee, plus: {value: 1, unit: 'EUR', label: 'X'}}}, '"X"', 'use one of: value'],
  [{'card.fee': {...HALF, label: undefined}}, 'card.fee', 'add "card.fee.label"'],
  [{'card.fee': figureOf({value: 3.5})}, 'card.fee', 'add one, such as "unit": "EUR"'],
  [{'card.fee': figureOf({items: ['EUR'], unit: 'EUR'})}, 'card.fee', 'remove unit'],
  [{'card.fee': figureOf({value: '3.5', unit: 'percent'})}, 'card.fee', 'write a number'],
  [{'card.fee': figureOf({unit: 'EUR'})}, 'card.fee', 'exactly one'],
  [{'card.fee': {...HALF, min: 1, max: 2}}, 'card.fee', 'exactly one'],
  [{'card.fee': figureOf({min: 1, unit: 'EUR'})}, 'card.fee', 'write both min and max'],
  [{'card.fee': figureOf({min: 5, max: 1, unit: 'EUR'})}, 'card.fee', 'make min smaller than max'],
  [{'card.fee': {...HALF, assumed: true}}, 'card.fee', 'is assumed without a practice'],
  [{'card.fee': {...HALF, practice: PRACTICE}}, 'card.fee', 'without "assumed": true'],
  [{'card.fee': {...HALF, assumed: true, practice: LATE}}, '12 May', 'write it as YYYY-MM-DD'],
  [{'card.fee': {...HALF, unit: 'eur'}}, 'eur', 'card.fee.unit'],
  [{'card.fee': {...HALF, bound: 'about'}}, 'about', 'card.fee.bound'],
  [{'card.fee': {...HALF, page: 'resources/fees'}}, 'resources/fees', 'card.fee.page'],
])('an invalid record is reported at its line: %j, %s, %s', (records, needle, words) => {
  const text = json(records);
  const found = inspect({[FILE]: text});
  expect(found.map(({line}) => line)).toEqual([lineOf(text, needle)]);
  expect(found.map(({message, fix}) => `${message} ${fix}`).join()).toContain(words);
});

test.each([
  {'card.fee': {...HALF, bound: 'over'}},
  {'card.fee': {...HALF, assumed: true, practice: PRACTICE}},
  {'card.fee': {...HALF, assumed: true, practice: {who: PRACTICE.who}}},
  {'card.fee': {...HALF, page: '/resources'}},
])('a valid record passes: %j', (records) => expect(inspect({[FILE]: json(records)})).toEqual([]));

test.each([
  [{}, '"cell"', 'the cell in row "sepa", column "time"'],
  [{cell: 'deposits.{row}.fee'}, '"cell"', '"methods.cell" has no {column}'],
  // A cell may be left empty on purpose.
  [{gaps: ['deposits.sepa.time']}, '"cell"', undefined],
])('a table with %j', (fields, needle, message) => {
  const tables = json({methods: tableOf(fields)});
  const found = inspect({[FILE]: json(cells), [TABLES]: tables});
  if (message) expectOne(found, {line: lineOf(tables, needle), message});
  else expect(found).toEqual([]);
});
