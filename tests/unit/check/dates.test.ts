import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {dates} from '@site/scripts/check/dates';
import {reviewBy} from '@site/scripts/check/review-by';
import type {Finding} from '@site/src/lib/finding';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const content = page(`${FRONT_MATTER.article}\nreview_by: 2027-11-30`);
const root = repository({[ARTICLE]: content});
const findingsOn = async (day: string, strict = false) => {
  const context = readContext(root, {today: new Date(`${day}T15:00:00Z`), strict});
  return (await reviewBy.run(context)).findings;
};

describe('a page with review_by: 2027-11-30', () => {
  it('is not reported until 30 days before', async () => {
    expect(await findingsOn('2027-10-30', true)).toEqual([]);
  });

  it.each([false, true])('gives a warning 30 days before, strict: %s', async (strict) => {
    expect(await findingsOn('2027-10-31', strict)).toMatchObject([
      {
        line: lineOf(content, 'review_by'),
        message: 'the review of this page is due in 30 days (2027-11-30)',
        fix: expect.stringContaining('then set review_by: 2028-10-31'),
        severity: 'warning',
      },
    ]);
  });

  it('gives a warning after that day, and an error in CI', async () => {
    expect(await findingsOn('2027-12-01')).toMatchObject([{severity: 'warning'}]);
    const [strict] = await findingsOn('2027-12-01', true);
    expect(strict?.message).toContain('has been overdue since 2027-11-30');
    expect(strict).not.toHaveProperty('severity');
  });

  it('is reported while the date is more than a year ahead', async () => {
    expect(await findingsOn('2026-11-30')).toEqual([]);
    expect(await findingsOn('2026-11-29')).toMatchObject([
      {fix: 'set an earlier date, at the latest review_by: 2027-11-29'},
    ]);
  });
});

describe('review_by is required', () => {
  const messages = async (file: string, text: string) => {
    const changes = {'docs/knowledge-base/compliance/index.md': page(FRONT_MATTER.category)};
    const context = readContext(repository({...changes, [file]: text}));
    return (await reviewBy.run(context)).findings.map(({message}) => message);
  };
  const required = ['a page about law, fees, countries or tax needs "review_by"'];
  const without = FRONT_MATTER.legal.replace(/review_by.*\n/, '');

  it.each([
    ['a legal page', 'docs/legal/terms.md', page(without)],
    ['a compliance article', 'docs/knowledge-base/compliance/aml.md', page(FRONT_MATTER.article)],
    ['an FAQ article', 'docs/resources/fees.md', page(`${FRONT_MATTER.article}\ncategory: faq`)],
    ['a page with sources', ARTICLE, page(FRONT_MATTER.article, '## Sources\n\n- An act.')],
  ])('on %s', async (_, file, text) => {
    expect(await messages(file, text)).toEqual(required);
  });

  it('on no other article', async () => {
    expect(await messages(ARTICLE, page(FRONT_MATTER.article))).toEqual([]);
  });
});

describe('an article that changed since the main branch', () => {
  const changedAs = async (text: string): Promise<Finding[]> => {
    const folder = repository();
    const git = (...args: string[]) => execFileSync('git', args, {cwd: folder});
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    git('init', '--quiet');
    git('add', '--all');
    git(...author, 'commit', '--quiet', '--message', 'First');
    fs.writeFileSync(path.join(folder, ARTICLE), text);
    const context = readContext(folder, {today: new Date('2024-12-01T15:00:00Z')});
    return (await dates.run(context)).findings;
  };
  const other = changed(VALID_FILES[ARTICLE], 'A card payment costs', 'Cards cost');

  it('without a new date gives a warning', async () => {
    expect(await changedAs(other)).toMatchObject([
      {line: lineOf(other, '  date:'), fix: expect.stringContaining('write 2024-12-01')},
    ]);
  });

  it.each([
    ['with a new date', changed(other, '2024-11-20', '2024-12-01')],
    ['only in its line breaks', `${VALID_FILES[ARTICLE]}\n`],
    ['only in its front matter', changed(VALID_FILES[ARTICLE], 'cash in', 'cash')],
  ])('%s passes', async (_, text) => {
    expect(await changedAs(text)).toEqual([]);
  });
});
