import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {
  figure,
  type FigureId,
  figureTable,
  type FigureTableName,
  lookupFigure,
} from '@site/src/content/figures/index';
import {ROOT} from '../../support/root';

const FOLDER = path.join(ROOT, 'docs/_figures');
const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const readFile = (name: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Record<string, unknown>;

describe('React pages', () => {
  test.each(files.filter((name) => name !== 'tables.json'))('have every figure of %s', (name) => {
    for (const [key, record] of Object.entries(readFile(name))) {
      const id = `${path.basename(name, '.json')}.${key}`;
      expect(lookupFigure(id), `import ${name} in src/content/figures/index.ts`).toEqual(record);
    }
  });

  it('have every table', () => {
    for (const [name, table] of Object.entries(readFile('tables.json'))) {
      expect(figureTable(name as FigureTableName)).toEqual(table);
    }
  });

  it('get undefined for an unknown id', () => {
    expect(lookupFigure('deposits.none')).toBeUndefined();
    expect(lookupFigure('none.fee')).toBeUndefined();
    expect(lookupFigure('')).toBeUndefined();
    expect(() => figure('deposits.none' as FigureId)).toThrow('Unknown figure "deposits.none"');
  });
});
