import {expect, it, test} from 'vitest';

import {casesOf, GROUP_NAMES, groupOf, methodsOf} from '@site/src/features/payment/model/cases';
import {LINKS} from '@site/src/features/payment/model/links';
import {EMPTY, fitting, readAddress, writeAddress} from '@site/src/features/payment/model/question';
import texts from '@site/src/features/payment/texts.json';

it('writes the answers to the address, and reads them back', () => {
  const question = {way: 'in', method: 'sepa', date: '2026-11-20', screen: 'sent'};
  const address = writeAddress(question);
  expect(address).toBe('way=in&method=sepa&date=2026-11-20&screen=sent');
  expect(readAddress(address)).toEqual({question, ignored: []});
  expect(writeAddress(EMPTY)).toBe('');
  expect(readAddress('')).toEqual({question: EMPTY, ignored: []});
});

it.each([
  ['?way=up&method=sepa', EMPTY, ['way', 'method']],
  ['?way=out&method=card', {...EMPTY, way: 'out'}, ['method']],
  ['?way=in&method=sepa&screen=stranger', {...EMPTY, way: 'in', method: 'sepa'}, ['screen']],
  ['?way=in&method=card&date=2026-02-30', {...EMPTY, way: 'in', method: 'card'}, ['date']],
  ['?way=constructor&method=__proto__', EMPTY, ['way', 'method']],
])('%s: unknown values are ignored and listed', (search, question, ignored) => {
  expect(readAddress(search)).toEqual({question, ignored});
});

it('drops an answer that another one rules out, and keeps the rest', () => {
  const before = {way: 'in', method: 'sepa', date: '2026-11-20', screen: 'sent'};
  expect(fitting({...before, way: 'out'})).toEqual({...before, way: 'out', screen: ''});
  expect(fitting({...before, method: 'card'})).toEqual({...before, method: 'card', screen: ''});
  expect(fitting({...before, way: ''})).toEqual({...EMPTY, date: '2026-11-20'});
});

test('each way and method belongs to one group', () => {
  expect(methodsOf('in')).toEqual(['sepa', 'swift', 'card', 'apple-pay', 'crypto']);
  expect(methodsOf('out')).toEqual(['sepa', 'swift', 'crypto']);
  expect(groupOf('in', 'apple-pay')).toBe('card-in');
  expect(groupOf('', 'sepa')).toBeUndefined();
});

test('every case has its texts: a title unless it waits the usual time, and a "later" if it waits', () => {
  const all: Record<string, Record<string, object>> = texts.case;
  for (const name of GROUP_NAMES) {
    const cases = casesOf(name);
    const screens = cases.map(({screen}) => screen);
    expect(Object.keys(all[name] ?? {}), name).toEqual(screens);
    for (const {screen, wait, link} of cases) {
      const words = all[name]?.[screen] ?? {};
      const waits = wait === 'usual' || wait === 'retry';
      expect('later' in words, `${name} ${screen}: later`).toBe(waits);
      expect('title' in words, `${name} ${screen}: title`).toBe(wait !== 'usual');
      expect(LINKS[link]).toMatch(/^\/.+#/);
    }
  }
  expect(Object.keys(texts.link)).toEqual(Object.keys(LINKS));
});

test('no text contains a hard-coded number', () => {
  const written = JSON.stringify(texts).match(/\d+/g) ?? [];
  expect(written).toEqual([]);
});
