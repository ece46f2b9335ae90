import {expect, test} from 'vitest';

import {pickFigures, type ToolFigures} from '@site/src/content/figures/tool-figures';
import {figuresOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import {
  type Deadline,
  deadlineOf,
  type Payment,
  PAYMENT_FIGURES,
} from '@site/src/features/payment/model/deadline';
import {ROOT} from '../../support/root';

const today = pickFigures(figuresOf(currentTree(ROOT)).figures, PAYMENT_FIGURES);

function withTimes(times: Record<string, object>): ToolFigures {
  const changed = Object.entries(times).map(([id, time]) => [id, {...time, label: id, page: '/'}]);
  return {...today, ...Object.fromEntries(changed)} as ToolFigures;
}

const figures = withTimes({
  'deposits.schedule.sepa.time': {min: 1, max: 2, unit: 'business-day'},
  'deposits.late-transfer.contact': {value: 5, unit: 'business-day'},
  'withdrawals.swift.time': {min: 3, max: 5, unit: 'day'},
  'withdrawals.article.crypto.time': {min: 10, max: 60, unit: 'minute'},
});

const MONDAY = '2026-11-23';

/** The deadline of a payment, by default of a SEPA deposit made and seen on Monday. */
function deadline(
  payment: Partial<Payment> = {},
  today = payment.paid ?? MONDAY,
  times = figures,
): Deadline | undefined {
  const deposit = {way: 'in', method: 'sepa', wait: 'usual', paid: MONDAY} as const;
  return deadlineOf({...deposit, ...payment}, today, times);
}

test('a SEPA deposit made on Monday has the dates of the example in the article on payment problems', () => {
  const days = {from: '2026-11-24', until: '2026-11-25', write: '2026-12-03'};
  expect(deadline()).toEqual({state: 'usual', days});
});

test('a withdrawal has no grace period, and weekends do not count', () => {
  const days = {from: '2026-12-02', until: '2026-12-04', write: '2026-12-07'};
  expect(deadline({way: 'out', method: 'swift', paid: '2026-11-27'})).toMatchObject({days});
});

test.each([
  [{value: 1, unit: 'business-day'}, '2026-11-24'],
  [{min: 24, max: 48, unit: 'hour'}, '2026-11-25'],
  [{min: 3, max: 5, unit: 'day'}, '2026-11-30'],
])('the deadline follows the figure: %j', (time, until) => {
  const times = withTimes({'deposits.schedule.sepa.time': time});
  expect(deadline({}, MONDAY, times)).toMatchObject({days: {until}});
});

test('a figure that is not a time is rejected', () => {
  const times = withTimes({'deposits.schedule.sepa.time': {value: 'soon', unit: 'text'}});
  expect(() => deadline({}, MONDAY, times)).toThrow('is not a time');
});

test.each([
  ['a withdrawal of coins', {way: 'out', method: 'crypto', wait: 'usual'}],
  ['a declined card', {way: 'in', method: 'card', wait: 'retry'}],
] as const)('%s takes minutes, and is overdue the next day', (_, payment) => {
  expect(deadline(payment)).toEqual({state: 'usual'});
  expect(deadline(payment, '2026-11-24')).toMatchObject({state: 'over'});
});
