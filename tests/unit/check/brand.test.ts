import {expect, test} from 'vitest';

import {inspectBrand} from '@site/scripts/check/brand';

const placeholders = {
  legalName: 'Halyard Placeholder sp. z o.o.',
  registrationNumber: '[registration number to be filled in]',
  krs: '',
  supportPhone: '+48 00 000 00 00',
  siteUrl: 'https://www.halyard.example',
};

test('all placeholders give one warning, at the first of them', () => {
  const source =
    "export const brand = {\n  name: 'Halyard',\n  legalName: 'Halyard Placeholder',\n};";
  const findings = inspectBrand(source, {name: 'Halyard', ...placeholders});
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({file: 'src/config/brand.ts', line: 3, severity: 'warning'});
  expect(findings[0]?.message).toBe(
    'not filled in yet: legalName, registrationNumber, krs, supportPhone, siteUrl',
  );
});

test('a completed brand file has no findings', () => {
  const values = {supportPhone: '+48 42 000 10 10', siteUrl: 'https://halyard.eu', year: 2024};
  expect(inspectBrand('', values)).toEqual([]);
});
