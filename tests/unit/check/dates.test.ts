import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {dates} from '@site/scripts/check/dates';
import {reviewBy} from '@site/scripts/check/review-by';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, commitAll, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const content = page(`${FRONT_MATTER.article}\nreview_by: 2027-11-30`);
const root = repository({[ARTICLE]: content});
const due = {
  line: lineOf(content, 'review_by'),
  message: 'the review of this page is due in 30 days (2027-11-30)',
  fix: expect.stringContaining('then set review_by: 2028-10-31') as string,
  severity: 'warning',
};
const overdue = {message: expect.stringContaining('overdue since 2027-11-30') as string};
const tooLate = {fix: 'set an earlier date, at the latest review_by: 2027-11-29'};

test.each([
  ['2026-11-29', false, tooLate],
  ['2026-11-30', false, undefined],
  ['2027-10-30', true, undefined],
  ['2027-10-31', false, due],
  ['2027-10-31', true, due],
  ['2027-12-01', false, {...overdue, severity: 'warning'}],
  ['2027-12-01', true, {...overdue, severity: undefined}],
])('a page with review_by: 2027-11-30 checked on %s, in CI: %s', async (day, strict, finding) => {
  const context = readContext(root, {today: new Date(`${day}T15:00:00Z`), strict});
  const findings = await reviewBy.run(context);
  expect(findings.map((one) => ({severity: undefined, ...one}))).toMatchObject(
    finding ? [finding] : [],
  );
});

const without = FRONT_MATTER.legal.replace(/review_by.*\n/, '');
test.each([
  ['a legal page', 'docs/legal/terms.md', page(without), 1],
  ['a compliance article', 'docs/knowledge-base/compliance/a.md', page(FRONT_MATTER.article), 1],
  ['an FAQ article', 'docs/resources/fees.md', page(`${FRONT_MATTER.article}\ncategory: faq`), 1],
  ['a page with sources', ARTICLE, page(FRONT_MATTER.article, '## Sources\n\n- An act.'), 1],
  ['no other article', ARTICLE, page(FRONT_MATTER.article), 0],
])('review_by is required on %s', async (_, file, text, count) => {
  const changes = {'docs/knowledge-base/compliance/index.md': page(FRONT_MATTER.category)};
  const findings = await reviewBy.run(readContext(repository({...changes, [file]: text})));
  expect(findings.map(({message}) => message)).toEqual(
    Array(count).fill('a page about law, fees, countries or tax needs "review_by"'),
  );
});

const committed = repository();
commitAll(committed);
const other = changed(VALID_FILES[ARTICLE], 'A card payment costs', 'Cards cost');
const old = {line: lineOf(other, '  date:'), fix: expect.stringContaining('write 2024-12-01')};
test.each([
  ['without a new date gives a warning', other, [old]],
  ['with a new date passes', changed(other, '2024-11-20', '2024-12-01'), []],
  ['only in its line breaks passes', `${VALID_FILES[ARTICLE]}\n`, []],
  ['only in its front matter passes', changed(VALID_FILES[ARTICLE], 'cash in', 'cash'), []],
])('an article that changed since the main branch %s', async (_, text, findings) => {
  fs.writeFileSync(path.join(committed, ARTICLE), text);
  const context = readContext(committed, {today: new Date('2024-12-01T15:00:00Z')});
  expect(await dates.run(context)).toMatchObject(findings);
});
