import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {exportFigures} from '@site/src/features/exports/figures';
import {repository, VALID_FILES} from '../../support/repository';
import {changed} from '../../support/text';

const tree = (root: string) => ({folder: `${root}/docs`, version: 'current', base: ''});

test('a figure is exported with its unit, its page and the figures that it replaces', () => {
  const file = 'docs/_figures/deposits.json';
  const replaces = '"value": 3.5, "replaces": ["deposits.old.fee"]';
  const root = repository({[file]: changed(VALID_FILES[file], '"value": 3.5', replaces)});
  const {figures} = exportFigures(tree(root), readFigures(`${root}/docs`, root));
  expect(figures).toHaveLength(5);
  expect(figures[0]).toMatchObject({
    ...{id: 'deposits.card.fee', label: 'Card deposit fee', where: 'Per payment'},
    ...{text: '3.5%', value: 3.5, unit: 'percent', replaces: ['deposits.old.fee']},
    page: 'https://www.halyard.example/knowledge-base/payments/pay-in',
  });
  expect(figures[4]).toMatchObject({text: '1–2 business days', min: 1, max: 2});
});
