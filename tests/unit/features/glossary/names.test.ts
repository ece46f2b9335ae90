import {expect, test} from 'vitest';

import {compareNames, letterOf} from '@site/src/features/glossary/model/names';
import {slugOf} from '@site/src/lib/fold';

test.each([
  ['Proof of stake', 'proof-of-stake'],
  ['HMAC-SHA256', 'hmac-sha256'],
  ['Złoty', 'zloty'],
])('the anchor of %s is %s', (name, key) => expect(slugOf(name)).toBe(key));

test.each([
  ['maker', 'M'],
  ['Éther', 'E'],
  ['2FA', '0–9'],
])('%s is listed under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

test('alphabetical order ignores case, hyphens and accents', () => {
  const names = ['Stop-loss', 'stop-limit order', 'AML', 'Address', 'Éther', 'Ethereum'];
  expect(names.sort(compareNames).join()).toBe(
    'Address,AML,Éther,Ethereum,stop-limit order,Stop-loss',
  );
});
