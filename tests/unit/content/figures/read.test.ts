import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {inspectFigures, readFigures} from '@site/src/content/figures/read';
import type {Finding} from '@site/src/lib/finding';
import {figureOf, tableOf} from '../../support/figures';
import {temporaryFolder} from '../../support/temporary';
import {lineOf} from '../../support/text';

const FILE = 'docs/_figures/deposits.json';
const TABLES = 'docs/_figures/tables.json';
const json = (data: object): string => JSON.stringify(data, null, 2);
const fee = figureOf({value: 3.5, unit: 'percent'});

/** The findings in a tree with these files. */
function inspect(files: Record<string, string>): Finding[] {
  const root = temporaryFolder(files);
  return inspectFigures(path.join(root, 'docs'), root).findings;
}

const inspectFile = (text: string): Finding[] => inspect({[FILE]: text});

const files = {
  [FILE]: json({
    $schema: 'x',
    'card.fee': fee,
    'sepa.fee': fee,
    'card.time': fee,
    'sepa.time': fee,
  }),
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
  ['a comment', '{\n  // not in JSON\n  "a": {}\n}\n', 2, ''],
  ['a key without quotes', '{\n  "a": {\n    unit: "EUR"\n  }\n}\n', 3, ''],
  ['a duplicate key', `{\n  "a": ${RECORD},\n  "a": ${RECORD}\n}\n`, 3, 'keep one of the two'],
  ['text without quotes', '{\n  "a": {\n    "value": instant\n  }\n}\n', 3, 'quotes'],
  ['an empty file', '', 1, ''],
  ['a list instead of an object', '[]', 1, 'write { "key": { … } }'],
])('invalid JSON is reported with its line: %s', (_, text, line, fix) => {
  expect(inspectFile(text)).toMatchObject([{file: FILE, line, fix: expect.stringContaining(fix)}]);
});

describe('in an invalid record', () => {
  test('an unknown key is reported, with a suggestion unless it is in a nested field', () => {
    const text = json({'card.fee': fee, 'sepa.fee': {...fee, aplies: 'Always'}});
    expect(inspectFile(text)).toMatchObject([
      {file: FILE, line: lineOf(text, 'aplies'), fix: 'write "applies"'},
    ]);
    const nested = json({'card.fee': {...fee, plus: {value: 0.5, unit: 'EUR', label: 'Fixed'}}});
    expect(inspectFile(nested)).toMatchObject([
      {line: lineOf(nested, 'Fixed'), fix: 'remove "label"'},
    ]);
  });

  const HALF = {value: 1, unit: 'EUR'};
  test.each<[string, object, string]>([
    ['a missing label', {...HALF, label: undefined}, 'add "card.fee.label"'],
    ['a number without a unit', {value: 3.5}, 'add one, such as "unit": "EUR"'],
    ['a list with a unit', {items: ['EUR'], unit: 'EUR'}, 'remove unit'],
    ['a number typed as text', {value: '3.5', unit: 'percent'}, 'write a number'],
    ['no value at all', {unit: 'EUR'}, 'exactly one'],
    ['a value and a range', {value: 1, min: 1, max: 2, unit: 'EUR'}, 'exactly one'],
    ['half a range', {min: 1, unit: 'EUR'}, 'write both min and max'],
    ['a reversed range', {min: 5, max: 1, unit: 'EUR'}, 'make min smaller than max'],
    ['half a disagreement', {...HALF, authoritative: 'deposits.sepa.fee'}, 'add disagrees_with'],
    ['its other half', {...HALF, disagrees_with: ['deposits.sepa.fee']}, 'add authoritative'],
  ])('%s is reported at the key of the record', (_, fields, fix) => {
    expect(inspectFile(json({'card.fee': figureOf(fields)}))).toMatchObject([
      {line: 2, fix: expect.stringContaining(fix)},
    ]);
  });

  test.each<[string, string, unknown]>([
    ['unit', 'eur', 'EUR'],
    ['bound', 'about', 'over'],
    ['page', 'resources/fee-schedule', '/resources'],
  ])('an invalid %s is reported at its line', (field, wrong, right) => {
    const record = {value: 1, unit: 'EUR'} as const;
    const text = json({'card.fee': {...figureOf(record), [field]: wrong}});
    expect(inspectFile(text)).toMatchObject([
      {line: lineOf(text, wrong), message: expect.stringContaining(`card.fee.${field}`)},
    ]);
    expect(inspectFile(json({'card.fee': {...figureOf(record), [field]: right}}))).toEqual([]);
  });
});

describe('disagreements', () => {
  const authority = {
    ...fee,
    disagrees_with: ['deposits.overview.fee'],
    authoritative: 'deposits.card.fee',
  };
  const overview = {...authority, disagrees_with: ['deposits.card.fee']};

  it('that refer to each other pass', () => {
    expect(inspectFile(json({'card.fee': authority, 'overview.fee': overview}))).toEqual([]);
  });

  const typo = {disagrees_with: ['deposits.overveiw.fee']};
  const winner = {authoritative: 'deposits.card.fees'};
  it.each<[what: string, card: object, overview: object, field: string, fix: string]>([
    ['that one record names', {}, fee, 'disagrees_with', 'add "deposits.card.fee" there'],
    ['with an unknown figure', typo, fee, 'disagrees_with', 'write "deposits.overview.fee"'],
    ['with an unknown winner', winner, overview, 'authoritative', 'write "deposits.card.fee"'],
  ])('%s are reported at that record', (_, card, other, field, fix) => {
    const text = json({'card.fee': {...authority, ...card}, 'overview.fee': other});
    expect(inspectFile(text)).toMatchObject([
      {line: lineOf(text, field), fix: expect.stringContaining(fix)},
    ]);
  });
});

describe('tables', () => {
  const cells = {'card.fee': fee, 'card.time': fee, 'sepa.fee': fee};

  it('are reported with the row and column of a cell without a figure', () => {
    const tables = json({methods: tableOf()});
    expect(inspect({[FILE]: json(cells), [TABLES]: tables})).toMatchObject([
      {
        line: lineOf(tables, '"cell"'),
        message: expect.stringContaining('the cell in row "sepa", column "time"'),
      },
    ]);
  });

  it('may leave a cell empty on purpose', () => {
    const tables = json({methods: tableOf({gaps: ['deposits.sepa.time']})});
    expect(inspect({[FILE]: json(cells), [TABLES]: tables})).toEqual([]);
  });

  it('need both placeholders in the cell pattern', () => {
    const tables = json({methods: tableOf({cell: 'deposits.{row}.fee'})});
    expect(inspect({[FILE]: json(cells), [TABLES]: tables})).toMatchObject([
      {line: lineOf(tables, '"cell"'), message: '"methods.cell" has no {column}'},
    ]);
  });
});

test('readFigures throws all findings, one per line', () => {
  const root = temporaryFolder({
    [FILE]: json({'card.fee': {...fee, unit: 'eur'}, 'sepa.fee': {...fee, page: 'x'}}),
  });
  const read = (): unknown => readFigures(path.join(root, 'docs'), root);
  expect(read).toThrow(/^docs\/_figures\/deposits\.json:\d+:\d+ {2}"card\.fee\.unit".*→/);
  expect(read).toThrow(/\ndocs\/_figures\/deposits\.json:\d+:\d+ {2}"sepa\.fee\.page".*→/);
});
