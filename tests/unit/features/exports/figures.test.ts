import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {exportFigures} from '@site/src/features/exports/figures';
import {repository} from '../../support/repository';

const tree = (root: string) => ({folder: `${root}/docs`, version: 'current', base: ''});

test('a figure is exported with its unit, its page and the figures that it replaces', () => {
  const root = repository();
  const {figures} = exportFigures(tree(root), readFigures(`${root}/docs`, root));
  expect(figures).toHaveLength(5);
  expect(figures[0]).toEqual({
    ...{id: 'deposits.card.fee', label: 'Card deposit fee', where: 'Per payment'},
    ...{text: '3.5%', value: 3.5, unit: 'percent', replaces: ['deposits.old.fee']},
    page: 'https://www.halyard.example/knowledge-base/payments/pay-in',
  });
  expect(figures[4]).toMatchObject({text: '1–2 business days', min: 1, max: 2});
});
