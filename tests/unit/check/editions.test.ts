import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {editions} from '@site/scripts/check/editions';
import {FRONT_MATTER, page} from '../support/pages';
import {commitAll, repository} from '../support/repository';
import {changed} from '../support/text';

const TERMS = 'docs/legal/terms.md';
const ROWS = '| 2 | 24 November 2026 | More |\n| 1 | 1 August 2024 | First version |';
const BEFORE = page(
  FRONT_MATTER.legal.replace('edition: 1', 'edition: 2').replace('2024-11-10', '2026-11-24'),
  `3.1 Everything you tell us must be true.\n\n## Changes\n\n| Version | Date | What changed |\n|---|---|---|\n${ROWS}`,
);
const CLAUSE = changed(BEFORE, 'Everything you', 'Everything that you');
/** A later edition, with its row in the list of changes if a date is written out. */
const edition = (number: number, date: string, written = ''): string =>
  CLAUSE.replace('edition: 2', `edition: ${number}`)
    .replace('effective: 2026-11-24', `effective: ${date}`)
    .replace('| 2 |', `${written && `| ${number} | ${written} | Truth |\n`}| 2 |`);

const committed = repository({[TERMS]: BEFORE});
commitAll(committed);

async function findingsIn(root: string): Promise<string[]> {
  const context = readContext(root, {today: new Date('2026-12-31')});
  return (await editions.run(context)).map(({message}) => message);
}

test.each([
  ['a changed clause', CLAUSE, 'the text changed, but the edition is still 2'],
  ['no row', edition(3, '2026-12-15'), 'edition 3 has no row in the list of changes'],
  ['a row of another day', edition(3, '2026-12-15', '16 December 2026'), 'is effective from'],
  ['a gap', edition(4, '2026-12-15', '15 December 2026'), 'does not follow version 2'],
  ['an earlier day', edition(3, '2020-12-15', '15 December 2020'), 'does not follow version 2'],
  ['no change', BEFORE],
  ['other line breaks', changed(BEFORE, 'Everything you', 'Everything\nyou')],
  ['other keywords', changed(BEFORE, 'T&C', 'terms')],
  ['a new edition with its row', edition(3, '2026-12-15', '15 December 2026')],
  ['a correction', changed(CLAUSE, 'edition: 2', 'edition: 2\ncorrected: 2026-11-26')],
])('after the committed page got %s', async (_, text, message = '') => {
  fs.writeFileSync(path.join(committed, TERMS), text);
  const [found] = await findingsIn(committed);
  if (message) expect(found).toContain(message);
  else expect(found).toBeUndefined();
});

test('an edition before its day', async () => {
  const february = edition(3, '2027-02-01', '1 February 2027');
  expect(await findingsIn(repository({[TERMS]: february}))).toEqual([
    'edition 3 applies only from 2027-02-01',
  ]);
});
