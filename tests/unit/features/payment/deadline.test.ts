import {expect, it, test} from 'vitest';

import {allFigures} from '@site/src/content/figures';
import {pickFigures, type ToolFigures} from '@site/src/content/figures/tool-figures';
import {GROUP_NAMES, groupAt} from '@site/src/features/payment/model/cases';
import {
  addBusinessDays,
  deadlineOf,
  PAYMENT_FIGURES,
  stateOf,
  usualTime,
} from '@site/src/features/payment/model/deadline';

const today = pickFigures(allFigures(), PAYMENT_FIGURES);

/** The figures of today with other times. */
function withTimes(times: Record<string, object>): ToolFigures {
  const changed = Object.entries(times).map(([id, time]) => [id, {...time, label: id, page: '/'}]);
  return {...today, ...Object.fromEntries(changed)} as ToolFigures;
}

const figures = withTimes({
  'deposits.schedule.sepa.time': {min: 1, max: 2, unit: 'business-day'},
  'deposits.late-transfer.contact': {value: 5, unit: 'day'},
  'withdrawals.swift.time': {min: 3, max: 5, unit: 'day'},
  'withdrawals.article.crypto.time': {min: 10, max: 60, unit: 'minute'},
});

test('a SEPA deposit of Monday, as the article on payment problems works it out', () => {
  expect(deadlineOf('bank-in', 'sepa', 'sent', '2026-11-23', figures)).toEqual({
    kind: 'days',
    from: '2026-11-24',
    until: '2026-11-25',
    write: '2026-12-01',
  });
});

test('a withdrawal has no days of grace, and weekends do not count', () => {
  expect(deadlineOf('bank-out', 'swift', 'completed', '2026-11-28', figures)).toEqual({
    kind: 'days',
    from: '2026-12-03',
    until: '2026-12-07',
    write: '2026-12-08',
  });
});

test.each([
  [{value: 1, unit: 'business-day'}, '2026-11-24'],
  [{min: 24, max: 48, unit: 'hour'}, '2026-11-25'],
  [{min: 3, max: 5, unit: 'day'}, '2026-11-30'],
])('the deadline follows the figure: %j', (time, until) => {
  const other = withTimes({'deposits.schedule.sepa.time': time});
  expect(deadlineOf('bank-in', 'sepa', 'sent', '2026-11-23', other)).toMatchObject({until});
});

test('a figure that is no time is refused', () => {
  const other = withTimes({'deposits.schedule.sepa.time': {value: 'soon', unit: 'text'}});
  expect(() => deadlineOf('bank-in', 'sepa', 'sent', '2026-11-23', other)).toThrow('is not a time');
});

test('minutes, and cases in which nobody can give a day', () => {
  expect(deadlineOf('crypto-out', 'crypto', 'pending', '2026-11-23', figures)).toEqual({
    kind: 'minutes',
    figure: 'withdrawals.article.crypto.time',
  });
  expect(deadlineOf('card-in', 'card', 'declined', '2026-11-23', figures)).toEqual({
    kind: 'minutes',
    figure: 'deposits.failed-payment.retry',
  });
  expect(deadlineOf('bank-in', 'sepa', 'wrong', '2026-11-23', figures)).toBeUndefined();
  expect(deadlineOf('bank-in', 'sepa', 'unknown', '2026-11-23', figures)).toBeUndefined();
});

it.each([
  ['2026-11-25', 'usual'],
  ['2026-11-26', 'late'],
  ['2026-11-30', 'late'],
  ['2026-12-01', 'over'],
])('a SEPA deposit of Monday 23 is seen on %s as %s', (day, state) => {
  const deadline = deadlineOf('bank-in', 'sepa', 'sent', '2026-11-23', figures);
  expect(deadline && stateOf(deadline, '2026-11-23', day)).toBe(state);
});

it('counts minutes on the same day alone', () => {
  const deadline = {kind: 'minutes', figure: 'deposits.failed-payment.retry'} as const;
  expect(stateOf(deadline, '2026-11-23', '2026-11-23')).toBe('usual');
  expect(stateOf(deadline, '2026-11-23', '2026-11-24')).toBe('over');
});

test('every case that waits the usual time has a figure for each method, the one that prevails', () => {
  for (const name of GROUP_NAMES) {
    const {way, methods, cases} = groupAt(name);
    if (!Object.values(cases).some(({wait}) => wait === 'usual')) continue;
    for (const method of methods) {
      const id = usualTime(way, method, today) ?? '';
      expect(today[id]?.authoritative ?? id, `${name} ${method}`).toBe(id);
      expect(id in today, `${name} ${method}`).toBe(true);
    }
  }
});

it.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 2, '2026-11-25'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 0, '2026-11-30'],
  ['2026-11-28', 1, '2026-12-01'],
  ['2026-11-29', 5, '2026-12-07'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i business days lead to %s', (day, days, end) => {
  expect(addBusinessDays(day, days)).toBe(end);
});
