import {expect, test} from 'vitest';

import {inspectExpiry} from '@site/scripts/check/security-contact';
import {securityTxt} from '@site/src/plugins/well-known';

const today = new Date('2026-03-01T12:00:00Z');

test('a day within the coming year is well', () => {
  expect(inspectExpiry('2026-04-15', today)).toEqual([]);
  expect(inspectExpiry('2027-02-28', today)).toEqual([]);
});

test.each([
  ['2026-03-20', 'runs out on 2026-03-20'],
  ['2025-01-01', 'runs out'],
  ['2028-01-01', 'promises more than a year'],
  ['soon', 'no date'],
])('%s is a finding that names the place and the fix', (expires, words) => {
  const [finding] = inspectExpiry(expires, today);
  expect(finding?.message).toContain(words);
  expect(finding?.file).toBe('src/config/brand.ts');
});

test('it warns in the last month, and refuses once the day is past', () => {
  expect(inspectExpiry('2026-03-20', today)).toMatchObject([{severity: 'warning'}]);
  expect(inspectExpiry('2026-02-28', today)[0]).not.toHaveProperty('severity');
});

test('security.txt has the fields that RFC 9116 requires, each once', () => {
  const lines = securityTxt().trim().split('\n');
  expect(lines.filter((line) => /^Contact: mailto:\S+@\S+$/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/.test(line))).toHaveLength(1);
  expect(lines.every((line) => /^[A-Z][A-Za-z-]+: \S/.test(line))).toBe(true);
});
