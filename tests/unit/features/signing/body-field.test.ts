import {expect, it, test} from 'vitest';

import {emptyBody, lineEndsOf, payloadOfInput} from '@site/src/features/signing/body';

test.each([
  ['a', 'none'],
  ['a\nb', 'lf'],
  ['a\r\nb\r\n', 'crlf'],
  ['a\r\nb\n', 'mixed'],
  ['a\rb', 'lf'],
])('%j has the line ends %s', (text, ends) => {
  expect(lineEndsOf(text)).toBe(ends);
});

it('a typed body has the line ends that were chosen', () => {
  expect(payloadOfInput({text: 'a\nb', lineEnds: 'lf'})).toBe('a\nb');
  expect(payloadOfInput({text: 'a\nb', lineEnds: 'crlf'})).toBe('a\r\nb');
});

it('a file is taken byte by byte', () => {
  const bytes = new Uint8Array([13, 10, 255]);
  expect(payloadOfInput({...emptyBody, file: {name: 'f', bytes}})).toBe(bytes);
});
