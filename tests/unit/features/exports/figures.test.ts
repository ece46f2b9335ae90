import addFormats from 'ajv-formats';
import {Ajv2020} from 'ajv/dist/2020.js';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {readFigures} from '@site/src/content/figures/read';
import {figuresOf} from '@site/src/content/sources';
import {allTrees} from '@site/src/content/tree';
import {exportFigures, figuresExportSchema} from '@site/src/features/exports/figures';
import {repository} from '../../support/repository';
import {ROOT} from '../../support/root';

const tree = (root: string) => ({folder: `${root}/docs`, version: 'current', base: ''});

test('a figure is exported with its unit, its page and the values of other pages', () => {
  const root = repository();
  const {figures} = exportFigures(tree(root), readFigures(`${root}/docs`, root));
  expect(figures).toHaveLength(5);
  const [mine, other] = ['how-it-works', 'knowledge-base/payments/pay-in'].map(
    (route) => `https://www.halyard.example/${route}`,
  );
  expect(figures[2]).toEqual({
    ...{id: 'deposits.overview.fee', label: 'Card deposit fee', where: 'Per payment', page: mine},
    ...{text: '1.5%', value: 1.5, unit: 'percent', authoritative: 'deposits.card.fee'},
    disagreements: [{id: 'deposits.card.fee', text: '3.5%', page: other}],
  });
  expect(figures[4]).toMatchObject({text: '1–2 business days', min: 1, max: 2});
});

test('the files of all versions match their published schema', () => {
  const ajv = new Ajv2020({strict: true, allowUnionTypes: true});
  addFormats.default(ajv);
  const validate = ajv.compile(z.toJSONSchema(figuresExportSchema, {io: 'output'}));
  const trees = allTrees(ROOT);
  expect(trees.length).toBeGreaterThan(1);
  for (const each of trees) {
    const data = exportFigures(each, figuresOf(each));
    expect(data.figures.length).toBeGreaterThan(100);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  }
  const none = exportFigures(tree(ROOT), {figures: new Map(), tables: new Map()});
  expect(validate({...none, version: 1})).toBe(false);
});
