import {expect, it} from 'vitest';

import type {CaseGroup} from '@site/src/features/payment/model/cases';
import {EMPTY, fitting} from '@site/src/features/payment/model/question';

const group = (id: string, way: 'in' | 'out', methods: CaseGroup['methods'], screen: string) => ({
  ...{id, way, methods},
  cases: [{id: `${id}-${screen}`, title: 'Title', answer: 'Wait'}],
});
const groups: CaseGroup[] = [
  group('bank-in', 'in', ['sepa', 'swift'], 'sent'),
  group('card-in', 'in', ['card'], 'declined'),
  group('bank-out', 'out', ['sepa', 'swift'], 'stranger'),
];

const sepa = {way: 'in', method: 'sepa'};
const card = {way: 'in', method: 'card'};
it.each([
  [{way: 'up', method: 'sepa'}, {}],
  [{way: 'out', method: 'card'}, {way: 'out'}],
  [{...sepa, screen: 'stranger'}, sepa],
  [{...card, date: '2026-02-30'}, card],
  [{way: 'constructor', method: '__proto__'}, {}],
])('of %j, unknown answers are dropped', (given, kept) => {
  expect(fitting({...EMPTY, ...given}, groups)).toEqual({...EMPTY, ...kept});
});

it('drops an answer that another one rules out, and keeps the rest', () => {
  const before = {way: 'in', method: 'sepa', date: '2026-11-20', screen: 'sent'};
  const fit = (changed: object) => fitting({...before, ...changed}, groups);
  expect(fit({way: 'out'})).toEqual({...before, way: 'out', screen: ''});
  expect(fit({method: 'card'})).toEqual({...before, method: 'card', screen: ''});
  expect(fit({way: ''})).toEqual({...EMPTY, date: '2026-11-20'});
});
