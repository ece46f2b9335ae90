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

describe('a valid folder', () => {
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

  it('has no findings', () => {
    expect(inspect(files)).toEqual([]);
  });

  it('returns figures by file.key and tables by name', () => {
    const root = temporaryFolder(files);
    const {figures, tables} = readFigures(path.join(root, 'docs'), root);
    expect([...figures.keys()]).toEqual([
      'deposits.card.fee',
      'deposits.sepa.fee',
      'deposits.card.time',
      'deposits.sepa.time',
    ]);
    expect([...tables.keys()]).toEqual(['methods']);
  });
});

test.each([
  ['is missing', 'docs/x.md'],
  ['contains no JSON file', 'docs/_figures/README.md'],
])('a folder of figures that %s is reported', (_, file) => {
  expect(inspect({[file]: ''})).toMatchObject([
    {
      file: 'docs/_figures',
      message: 'the folder has no figures',
      fix: 'restore the folder with its JSON files',
    },
  ]);
});

describe('invalid JSON is reported with its line', () => {
  test.each<[what: string, text: string, line: number, message: RegExp, fix: RegExp]>([
    [
      'a comma after the last entry',
      '{\n  "a": {\n    "label": "x",\n  }\n}\n',
      4,
      /./,
      /not after the last/,
    ],
    [
      'a missing comma',
      '{\n  "a": {\n    "label": "x"\n    "value": 1\n  }\n}\n',
      4,
      /missing ,/,
      /./,
    ],
    ['a comment', '{\n  // not in JSON\n  "a": {}\n}\n', 2, /^invalid JSON/, /./],
    ['a key without quotes', '{\n  "a": {\n    unit: "EUR"\n  }\n}\n', 3, /./, /./],
    [
      'a duplicate key',
      `{\n  "a": ${JSON.stringify(fee)},\n  "a": ${JSON.stringify(fee)}\n}\n`,
      3,
      /./,
      /^keep one of the two keys$/,
    ],
    ['an empty file', '', 1, /./, /./],
    [
      'a list instead of an object',
      '[]',
      1,
      /^the file is not a JSON object$/,
      /^write { "key": { … } }$/,
    ],
  ])('%s', (_, text, line, message, fix) => {
    expect(inspectFile(text)).toMatchObject([
      {
        file: FILE,
        line,
        message: expect.stringMatching(message) as string,
        fix: expect.stringMatching(fix) as string,
      },
    ]);
  });

  test.each([
    ['an unquoted word', 'instant'],
    ['an unquoted percentage', '3.5%'],
    ['an unquoted amount', '€5'],
    ['a decimal comma', '3,5'],
    ['a YAML keyword', 'yes'],
    ['nothing', ''],
  ])('%s as a value', (_, value) => {
    const text = json({'sepa.fee': fee, 'card.fee': {...fee, value: '?'}}).replace('"?"', value);
    expect(inspectFile(text)).toMatchObject([
      {
        file: FILE,
        line: text.split('\n').lastIndexOf(`    "value": ${value},`) + 1,
        message: expect.stringMatching(/^invalid JSON/) as string,
        fix: expect.stringContaining('quotes') as string,
      },
    ]);
  });

  test('and other files are still read', () => {
    const findings = inspect({
      [FILE]: '{',
      'docs/_figures/tax.json': json({rate: {...fee, page: 'x'}}),
    });
    expect(new Set(findings.map(({file}) => file))).toEqual(
      new Set([FILE, 'docs/_figures/tax.json']),
    );
  });
});

describe('in an invalid record', () => {
  test('an unknown key is reported with a suggestion', () => {
    const text = json({'card.fee': fee, 'sepa.fee': {...fee, aplies: 'Always'}});
    expect(inspectFile(text)).toMatchObject([
      {
        file: FILE,
        line: lineOf(text, 'aplies'),
        message: 'unknown key "aplies"',
        fix: 'write "applies"',
      },
    ]);
  });

  test('an unknown key in a nested field is reported without a suggestion', () => {
    const text = json({'card.fee': {...fee, plus: {value: 0.5, unit: 'EUR', label: 'Fixed part'}}});
    expect(inspectFile(text)).toMatchObject([
      {
        file: FILE,
        line: lineOf(text, 'Fixed part'),
        message: 'unknown key "label"',
        fix: 'remove "label"',
      },
    ]);
  });

  test('a missing field is reported', () => {
    // JSON leaves out undefined values.
    expect(inspectFile(json({'card.fee': {...fee, label: undefined}}))).toMatchObject([
      {line: 2, message: '"card.fee.label" is missing', fix: 'add "card.fee.label"'},
    ]);
  });

  test.each<[string, object, string]>([
    ['a number without a unit', {value: 3.5}, 'add one, such as "unit": "EUR"'],
    ['a list with a unit', {items: ['EUR'], unit: 'EUR'}, 'remove unit'],
    ['a number typed as text', {value: '3.5', unit: 'percent'}, 'write a number'],
    ['no value at all', {unit: 'EUR'}, 'exactly one'],
    ['a value and a range', {value: 1, min: 1, max: 2, unit: 'EUR'}, 'exactly one'],
    ['half a range', {min: 1, unit: 'EUR'}, 'write both min and max'],
    ['a reversed range', {min: 5, max: 1, unit: 'EUR'}, 'make min smaller than max'],
    [
      'half a disagreement',
      {value: 1, unit: 'EUR', authoritative: 'deposits.sepa.fee'},
      'add disagrees_with',
    ],
    [
      'the other half of a disagreement',
      {value: 1, unit: 'EUR', disagrees_with: ['deposits.sepa.fee']},
      'add authoritative',
    ],
  ])('%s is reported at the key of the record', (_, fields, fix) => {
    const findings = inspectFile(json({'card.fee': figureOf(fields)}));
    expect(findings).toMatchObject([
      {
        file: FILE,
        line: 2,
        message: expect.stringContaining('"card.fee"') as string,
        fix: expect.stringContaining(fix) as string,
      },
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
      {line: lineOf(text, wrong), message: expect.stringContaining(`card.fee.${field}`) as string},
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
  const overview = {
    ...fee,
    disagrees_with: ['deposits.card.fee'],
    authoritative: 'deposits.card.fee',
  };

  it('that refer to each other pass', () => {
    expect(inspectFile(json({'card.fee': authority, 'overview.fee': overview}))).toEqual([]);
  });

  test.each<[what: string, records: object, field: string, message: string, fix: string]>([
    [
      'that only one record names are reported at that record',
      {'overview.fee': fee, 'card.fee': authority},
      'disagrees_with',
      '"deposits.overview.fee" does not list this figure in disagrees_with',
      'add "deposits.card.fee" there, or remove "deposits.overview.fee" here',
    ],
    [
      'with an unknown figure are reported with a suggestion',
      {
        'card.fee': {...authority, disagrees_with: ['deposits.overveiw.fee']},
        'overview.fee': fee,
      },
      'disagrees_with',
      'unknown figure "deposits.overveiw.fee"',
      'write "deposits.overview.fee"',
    ],
    [
      'with an unknown authoritative figure are reported with a suggestion',
      {'card.fee': {...authority, authoritative: 'deposits.card.fees'}, 'overview.fee': overview},
      'authoritative',
      'unknown figure "deposits.card.fees"',
      'write "deposits.card.fee"',
    ],
  ])('%s', (_, records, field, message, fix) => {
    const text = json(records);
    expect(inspectFile(text)).toMatchObject([
      {file: FILE, line: lineOf(text, field), message, fix},
    ]);
  });

  it('may be in two files', () => {
    expect(
      inspect({
        [FILE]: json({'card.fee': {...authority, disagrees_with: ['site.fee']}}),
        'docs/_figures/site.json': json({fee: overview}),
      }),
    ).toEqual([]);
  });
});

describe('tables', () => {
  const cells = {'card.fee': fee, 'card.time': fee, 'sepa.fee': fee};

  it('are reported with the row and column of a cell without a figure', () => {
    const tables = json({methods: tableOf()});
    expect(inspect({[FILE]: json(cells), [TABLES]: tables})).toMatchObject([
      {
        file: TABLES,
        line: lineOf(tables, '"cell"'),
        message:
          'the cell in row "sepa", column "time" needs the unknown figure "deposits.sepa.time"',
        fix: expect.stringContaining('or list the id in gaps') as string,
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
      {
        file: TABLES,
        line: lineOf(tables, '"cell"'),
        message: '"methods.cell" has no {column}',
      },
    ]);
  });

  it('reject an unknown key', () => {
    const tables = json({methods: {...tableOf({gaps: ['deposits.sepa.time']}), row_headng: 'x'}});
    expect(inspect({[FILE]: json(cells), [TABLES]: tables})).toMatchObject([
      {message: 'unknown key "row_headng"', fix: 'write "row_heading"'},
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
