import {expect, test} from 'vitest';

import {resolveTable, tableFigureIds} from '@site/src/content/figures/resolve';
import type {FigureRecord} from '@site/src/content/figures/schema';
import {figureOf, tableOf} from '../../support/figures';

const table = tableOf({gaps: ['deposits.sepa.time'], badges: {sepa: 'Cheapest'}});
const cells: Record<string, FigureRecord> = {
  'deposits.card.fee': figureOf({value: 3.5, unit: 'percent'}),
  'deposits.card.time': figureOf({value: 'instant', unit: 'text'}),
  'deposits.sepa.fee': figureOf({value: 0, unit: 'EUR', zero: 'free'}),
};

test('a table shows the figures of all cells except its gaps, and its texts by row', () => {
  expect(tableFigureIds(table)).toHaveLength(3);
  expect(resolveTable(table, (id) => cells[id])).toEqual({
    caption: 'Ways to pay in',
    rowHeading: 'Method',
    columns: ['Fee', 'Time'],
    rows: [
      {heading: 'Card', cells: ['3.5%', 'instant']},
      {heading: 'SEPA', cells: ['free', ''], badge: 'Cheapest'},
    ],
  });
});
