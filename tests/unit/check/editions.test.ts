import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {editions} from '@site/scripts/check/editions';
import {FRONT_MATTER, page} from '../support/pages';
import {commitAll, repository} from '../support/repository';
import {changed} from '../support/text';

const TERMS = 'docs/legal/terms.md';
const TODAY = new Date('2026-12-31');
const ROWS = '| 2 | 24 November 2026 | More |\n| 1 | 1 August 2024 | First version |';
const BEFORE = page(
  FRONT_MATTER.legal.replace('edition: 1', 'edition: 2').replace('2024-11-10', '2026-11-24'),
  `3.1 Everything you tell us must be true.\n\n## Changes\n\n| Version | Date | What changed |\n|---|---|---|\n${ROWS}`,
);
const CLAUSE = ['Everything you', 'Everything that you'] as const;
const edition = (number: number, date: string): string =>
  BEFORE.replace(...CLAUSE)
    .replace('edition: 2', `edition: ${number}`)
    .replace('effective: 2026-11-24', `effective: ${date}`);
const row = (text: string, cells: string): string => changed(text, '| 2 |', `${cells}\n| 2 |`);

/** The findings after the committed page was changed. */
async function findingsAfter(text: string): Promise<string[]> {
  const root = repository({[TERMS]: BEFORE});
  commitAll(root);
  fs.writeFileSync(path.join(root, TERMS), text);
  const {findings} = await editions.run(readContext(root, {today: TODAY}));
  return findings.map(({message}) => message);
}

test.each([
  ['a changed clause', changed(BEFORE, ...CLAUSE), 'the text changed, but the edition is still 2'],
  [
    'an edition without a row',
    edition(3, '2026-12-15'),
    'edition 3 has no row in the list of changes',
  ],
  [
    'a row of another day',
    row(edition(3, '2026-12-15'), '| 3 | 16 December 2026 | Truth |'),
    'is effective from',
  ],
  [
    'an edition that is skipped',
    row(edition(4, '2026-12-15'), '| 4 | 15 December 2026 | Truth |'),
    'does not follow version 2',
  ],
  [
    'an edition that goes back in time',
    row(edition(3, '2020-12-15'), '| 3 | 15 December 2020 | Truth |'),
    'does not follow version 2',
  ],
])('%s is reported', async (_, text, message) => {
  expect((await findingsAfter(text))[0]).toContain(message);
});

test.each([
  ['no change', BEFORE],
  ['other line breaks', changed(BEFORE, 'Everything you', 'Everything\nyou')],
  ['other keywords', changed(BEFORE, 'T&C', 'terms')],
  ['a new edition with its row', row(edition(3, '2026-12-15'), '| 3 | 15 December 2026 | Truth |')],
  [
    'a correction',
    changed(changed(BEFORE, ...CLAUSE), 'edition: 2', 'edition: 2\ncorrected: 2026-11-26'),
  ],
])('%s passes', async (_, text) => {
  expect(await findingsAfter(text)).toEqual([]);
});

const LATER = 'docs/legal/editions/terms-3.md';
const later = (date: string, written: string): string =>
  row(edition(3, date), `| 3 | ${written} | Truth |`);
const FEBRUARY = later('2027-02-01', '1 February 2027');

test.each([
  ['before its day at the address of the page', {[TERMS]: FEBRUARY}, 'applies only from'],
  ['beside no page', {'docs/legal/editions/term-3.md': FEBRUARY}, 'there is no page'],
  ['named after another', {'docs/legal/editions/terms-4.md': FEBRUARY}, 'is named after edition 4'],
  ['not moved on its day', {[LATER]: later('2026-12-15', '15 December 2026')}, 'has applied since'],
  ['beside the one that applies', {[LATER]: FEBRUARY}, undefined],
])('an edition %s', async (_, files, message) => {
  const root = repository({[TERMS]: BEFORE, ...files});
  const {findings} = await editions.run(readContext(root, {today: TODAY}));
  expect(findings.map((finding) => finding.message)).toEqual(
    message ? [expect.stringContaining(message)] : [],
  );
});
