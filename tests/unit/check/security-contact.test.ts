import {expect, onTestFinished, test} from 'vitest';

import {inspectExpiry} from '@site/scripts/check/security-contact';
import {securityContact} from '@site/src/config/brand';
import {resolveBrand} from '@site/src/content/directives/brand';
import {securityTxt, wellKnownFiles} from '@site/src/plugins/well-known';

const MARCH = new Date('2026-03-01T12:00:00Z');

test.each<[expires: string, words?: string, severity?: string]>([
  ['2026-04-15'],
  ['2027-02-28'],
  ['2026-03-20', 'expires on 2026-03-20', 'warning'],
  ['2026-02-28', 'is left out: it expired on 2026-02-28', 'warning'],
  ['2028-01-01', 'is valid for more than a year'],
  ['soon', 'invalid expiry date'],
])('the expiry date %s: %s %s', (expires, words, severity) => {
  const [finding] = inspectExpiry(expires, MARCH);
  expect(finding?.message).toEqual(words && expect.stringContaining(words));
  expect(finding?.severity).toBe(severity);
  const refused = inspectExpiry(expires, MARCH, {isRelease: true});
  expect(refused.map((one) => one.severity)).toEqual(words ? [undefined] : []);
});

test.each([
  ['2027-10-31', ['.well-known/security.txt', 'robots.txt']],
  ['2027-11-01', ['robots.txt']],
])('built on %s, the files for machines are %j', (day, files) => {
  expect(Object.keys(wellKnownFiles(new Date(`${day}T12:00:00Z`)))).toEqual(files);
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
  const [form, key] = [securityContact.form, securityContact.key];
  expect(securityTxt()).toContain(`Contact: ${form}\nEncryption: ${key}\n`);
  expect(resolveBrand('securityKey')).toEqual({text: key, href: key});
});
