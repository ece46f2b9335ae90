import {describe, expect, it, test} from 'vitest';

import {conflictsOf, resolveTable, tableFigureIds} from '@site/src/content/figures/resolve';
import type {FigureRecord} from '@site/src/content/figures/schema';
import {figureOf, tableOf} from '../../support/figures';

const table = tableOf({gaps: ['deposits.sepa.time'], recommended: ['sepa']});
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
      {heading: 'SEPA', cells: ['free', ''], badge: 'Recommended'},
    ],
  });
});

describe('conflicting figures', () => {
  const differing = (value: number, from: string): FigureRecord =>
    figureOf({
      ...{value, unit: 'percent', disagrees_with: [`deposits.${from}`]},
      authoritative: 'deposits.schedule',
    });
  const figures: Record<string, FigureRecord> = {
    'deposits.schedule': differing(3.5, 'overview'),
    'deposits.overview': differing(1.5, 'schedule'),
    // Disagrees with the overview and equals the schedule.
    'deposits.article': differing(3.5, 'overview'),
    'deposits.plain': figureOf({value: 1, unit: 'EUR'}),
  };

  it('are listed once each, and not if they apply or equal the one that does', () => {
    const ids = ['deposits.overview', ...Object.keys(figures), 'deposits.none'];
    const applies = {authority: 'deposits.schedule', authoritative: '3.5%'};
    expect(conflictsOf(ids, (id) => figures[id])).toMatchObject([
      {id: 'deposits.overview', here: '1.5%', ...applies},
    ]);
  });

  it('are compared with one end of a range that applies', () => {
    const all: Record<string, FigureRecord> = {
      'deposits.schedule': figureOf({min: 10, max: 100, unit: 'EUR'}),
      'deposits.least': {...differing(20, 'schedule'), unit: 'EUR', authoritative_as: 'min'},
    };
    expect(conflictsOf(['deposits.least'], (id) => all[id])).toMatchObject([
      {here: '€20', authoritative: '€10'},
    ]);
  });

  it.each([
    [true, '3.5%'],
    [false, '1.5%'],
  ])('in a table with "prevailing" set to %s have the value %s', (prevailing, cell) => {
    const shape = {rows: {overview: 'Card'}, columns: {fee: 'Fee'}, cell: 'deposits.{row}'};
    const resolved = resolveTable(tableOf({...shape, prevailing}), (id) => figures[id]);
    expect(resolved.rows[0]?.cells).toEqual([cell]);
  });
});
