import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {exportFigures} from '@site/src/features/exports/figures';
import {repository} from '../../support/repository';

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
