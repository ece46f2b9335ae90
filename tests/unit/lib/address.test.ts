import {expect, it} from 'vitest';

import {type AddressForm, readAddress, writeAddress} from '@site/src/lib/address';

interface Question {
  way: string;
  method: string;
  note: string;
}

/** A method belongs to the way "in". */
const FORM: AddressForm<Question> = {
  start: {way: '', method: '', note: ''},
  accept: ({way, method, note}) => ({
    way: ['in', 'out'].find((each) => each === way.toLowerCase()) ?? '',
    method: way === 'in' ? method : '',
    note,
  }),
};
const {start} = FORM;

it('holds only what differs from the start, and can be read back', () => {
  expect(writeAddress('', start, start)).toBe('');
  const question = {way: 'in', method: 'sepa', note: 'Côte d’Ivoire'};
  const address = writeAddress('', question, start);
  expect(address).toBe(`?way=in&method=sepa&note=C%C3%B4te+d%E2%80%99Ivoire`);
  expect(readAddress(address, FORM)).toEqual(question);
  expect(readAddress('', FORM)).toEqual(start);
});

it('leaves the parameters of others alone, and removes its own once they are as at the start', () => {
  expect(writeAddress('?utm=x&way=out', {...start, note: ' a '}, start)).toBe('?utm=x&note=a');
});

it.each([
  ['?way=up&method=sepa', start],
  ['?way=out&method=card', {...start, way: 'out'}],
  ['?way=constructor&__proto__=x', start],
])('%s: answers that do not exist are replaced', (search, question) => {
  expect(readAddress(search, FORM)).toEqual(question);
});

it('uses the beginning of an answer that is too long', () => {
  expect(readAddress(`?note=${'9'.repeat(5000)}`, FORM)).toEqual({...start, note: '9'.repeat(500)});
});
