import {expect, onTestFinished, test} from 'vitest';

import {inspectExpiry} from '@site/scripts/check/security-contact';
import {securityContact} from '@site/src/config/brand';
import {resolveBrand} from '@site/src/content/directives/brand';
import {securityTxt} from '@site/src/plugins/well-known';

const MARCH = new Date('2026-03-01T12:00:00Z');

test('an expiry date within a year passes', () => {
  expect(inspectExpiry('2026-04-15', MARCH)).toEqual([]);
  expect(inspectExpiry('2027-02-28', MARCH)).toEqual([]);
});

test.each([
  ['2026-03-20', 'expires on 2026-03-20'],
  ['2025-01-01', 'expires on'],
  ['2028-01-01', 'is valid for more than a year'],
  ['soon', 'invalid expiry date'],
])('the expiry date %s is reported', (expires, words) => {
  const [finding] = inspectExpiry(expires, MARCH);
  expect(finding?.message).toContain(words);
  expect(finding?.file).toBe('src/config/brand.ts');
});

test('the check warns 30 days before expiry and fails after it', () => {
  expect(inspectExpiry('2026-03-20', MARCH)).toMatchObject([{severity: 'warning'}]);
  expect(inspectExpiry('2026-02-28', MARCH)[0]).not.toHaveProperty('severity');
});

test('security.txt has the fields that RFC 9116 requires, each once', () => {
  const lines = securityTxt().trim().split('\n');
  expect(lines.filter((line) => /^Contact: mailto:\S+@\S+$/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/.test(line))).toHaveLength(1);
  expect(lines.every((line) => /^[A-Z][A-Za-z-]+: \S/.test(line))).toBe(true);
});

test('security.txt names the form and the key once the owner has filled them in', () => {
  expect(securityTxt()).not.toContain('Encryption');
  const filled = {...securityContact};
  onTestFinished(() => void Object.assign(securityContact, filled));
  Object.assign(securityContact, {form: 'https://example.com/r', key: 'https://example.com/k'});
  expect(securityTxt()).toContain(
    'Contact: https://example.com/r\nEncryption: https://example.com/k\n',
  );
  expect(resolveBrand('securityKey')).toEqual({
    value: {text: 'https://example.com/k', href: 'https://example.com/k'},
  });
});
