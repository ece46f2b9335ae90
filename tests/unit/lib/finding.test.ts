import {describe, expect, it, test} from 'vitest';

import {
  type Finding,
  FindingError,
  formatFinding,
  nearest,
  sortFindings,
  suggestion,
} from '@site/src/lib/finding';

const finding = (file: string, line: number, column = 1): Finding => ({
  file,
  line,
  column,
  message: 'unknown figure "x.y"',
  fix: 'write "x.z"',
});

test('a finding is one line that editors can open', () => {
  expect(formatFinding(finding('docs/a.md', 12, 3))).toBe(
    'docs/a.md:12:3  unknown figure "x.y"  → write "x.z"',
  );
});

describe('sorted findings', () => {
  const unsorted = [
    finding('docs/b.md', 1),
    finding('docs/a.md', 10),
    finding('docs/a.md', 9, 7),
    finding('docs/a.md', 9, 2),
  ];

  it('are sorted by file, then by position', () => {
    expect(
      sortFindings(unsorted).map(({file, line, column}) => `${file}:${line}:${column}`),
    ).toEqual(['docs/a.md:9:2', 'docs/a.md:9:7', 'docs/a.md:10:1', 'docs/b.md:1:1']);
  });

  it('do not change the given list', () => {
    const copy = [...unsorted];
    sortFindings(unsorted);
    expect(unsorted).toEqual(copy);
  });
});

test('the message of a FindingError is the list of findings', () => {
  const findings = [finding('docs/a.md', 1), finding('docs/b.md', 2)];
  const error = new FindingError(findings);
  expect(error.message).toBe(findings.map(formatFinding).join('\n'));
  expect(error.findings).toEqual(findings);
});

const KNOWN = ['deposits.sepa.fee', 'deposits.card.fee', 'trading.tier.gold.maker'];

describe('the nearest name', () => {
  it('is the one with the smallest edit distance', () => {
    expect(nearest('deposits.spea.fee', KNOWN)).toBe('deposits.sepa.fee');
    expect(nearest('deposits.cards.fee', KNOWN)).toBe('deposits.card.fee');
  });

  it('is undefined if more than half of the letters differ', () => {
    expect(nearest('something else', KNOWN)).toBeUndefined();
  });

  it('is undefined if there are no known names', () => {
    expect(nearest('deposits.sepa.fee', [])).toBeUndefined();
  });
});

describe('the suggestion', () => {
  it('is the nearest name', () => {
    expect(suggestion('deposits.spea.fee', KNOWN)).toBe('write "deposits.sepa.fee"');
  });

  it('is the whole list if nothing is near and the list is short', () => {
    expect(suggestion('something else', KNOWN)).toBe(`use one of: ${KNOWN.join(', ')}`);
  });

  it('never contains a long list', () => {
    const many = Array.from({length: 13}, (_, index) => `${KNOWN[0]}.${index}`);
    expect(suggestion('something else', many)).toBe('see the list of known names');
  });
});
