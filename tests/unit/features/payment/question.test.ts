import {expect, it} from 'vitest';

import type {CaseGroup} from '@site/src/features/payment/model/cases';
import {EMPTY, fitting} from '@site/src/features/payment/model/question';

const groups: CaseGroup[] = [
  {
    id: 'bank-in',
    way: 'in',
    methods: ['sepa', 'swift'],
    cases: [{id: 'bank-in-sent', title: 'Sent', answer: 'Wait', wait: 'usual'}],
  },
  {
    id: 'card-in',
    way: 'in',
    methods: ['card'],
    cases: [{id: 'card-in-declined', title: 'Declined', answer: 'Wait', wait: 'retry'}],
  },
  {
    id: 'bank-out',
    way: 'out',
    methods: ['sepa', 'swift'],
    cases: [{id: 'bank-out-stranger', title: 'Not mine', answer: 'Phone us'}],
  },
];

it.each([
  [{way: 'up', method: 'sepa'}, EMPTY],
  [
    {way: 'out', method: 'card'},
    {...EMPTY, way: 'out'},
  ],
  [
    {way: 'in', method: 'sepa', screen: 'stranger'},
    {...EMPTY, way: 'in', method: 'sepa'},
  ],
  [
    {way: 'in', method: 'card', date: '2026-02-30'},
    {...EMPTY, way: 'in', method: 'card'},
  ],
  [{way: 'constructor', method: '__proto__'}, EMPTY],
])('of %j, unknown answers are dropped', (given, question) => {
  expect(fitting({...EMPTY, ...given}, groups)).toEqual(question);
});

it('drops an answer that another one rules out, and keeps the rest', () => {
  const before = {way: 'in', method: 'sepa', date: '2026-11-20', screen: 'sent'};
  const fit = (changed: object) => fitting({...before, ...changed}, groups);
  expect(fit({way: 'out'})).toEqual({...before, way: 'out', screen: ''});
  expect(fit({method: 'card'})).toEqual({...before, method: 'card', screen: ''});
  expect(fit({way: ''})).toEqual({...EMPTY, date: '2026-11-20'});
});
