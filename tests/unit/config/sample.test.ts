import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {
  placeholdersIn,
  requiredValues,
  sampleHeadTags,
  sampleNotice,
  sampleNoticeOf,
} from '@site/src/config/sample';
import {llmsOptions} from '@site/src/features/exports/llms';
import {robotsTxt} from '@site/src/plugins/well-known';

const FILLED = Object.fromEntries(Object.keys(requiredValues).map((key) => [key, 'Real 1']));

test.each([
  ['', true],
  ['[registration number to be filled in]', true],
  ['Exchange Placeholder sp. z o.o.', true],
  ['ul. Przykładowa 1', true],
  ['+00 00 000 00 00', true],
  ['https://www.exchange.example/help', true],
  ['+48 42 000 10 10', false],
  [2024, false],
])('the value "%s" is a placeholder: %s', (value, isOne) => {
  expect(placeholdersIn({value})).toEqual(isOne ? ['value'] : []);
});

test('a single placeholder makes a sample of the site', () => {
  expect(sampleNoticeOf({...FILLED, krs: ''})).toContain(`${brand.name} does not exist`);
  expect(sampleNoticeOf(FILLED)).toBe('');
});

test('a sample tells programs to leave; a filled-in site does not', () => {
  const told = (notice: string): string[] => [
    JSON.stringify(sampleHeadTags(notice)),
    robotsTxt(notice),
    String(llmsOptions([], [], notice).intro),
  ];
  expect(told(sampleNoticeOf(FILLED))).toEqual([
    '[]',
    expect.stringContaining('Allow: /\n\nSitemap: https://'),
    expect.not.stringContaining('Sample') as string,
  ]);
  expect(told(sampleNotice || 'Sample site.')).toEqual([
    expect.stringContaining('noindex'),
    expect.stringContaining('Disallow: /\n'),
    expect.stringMatching(/^> Sample site/),
  ]);
});
