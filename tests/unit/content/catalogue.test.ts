import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {articlesOf, type CataloguePage, readCatalogue} from '@site/src/content/catalogue';
import {FRONT_MATTER, page} from '../support/pages';
import {type Files, temporaryFolder} from '../support/temporary';
import {changed} from '../support/text';

const article = (title: string, position: number, more = ''): string =>
  page(
    FRONT_MATTER.article
      .replace('How to pay in', title)
      .replace('sidebar_position: 1', `sidebar_position: ${position}`) + more,
  );

const FILES: Files = {
  'knowledge-base/index.md': page(FRONT_MATTER.index),
  'knowledge-base/payments/index.md': page(FRONT_MATTER.category),
  'knowledge-base/payments/pay-in.md': article('How to pay in', 2, '\nfeatured: true'),
  'knowledge-base/payments/pay-out.md': article('How to pay out', 1, '\ncard_read_time: 9'),
  'knowledge-base/payments/fees.md': article('All fees', 1),
  'knowledge-base/payments/hidden.md': article('Without a card', 3, '\ncard: false'),
  'resources/schedule.md': article('Fee schedule', 4, '\ncategory: payments\nslug: /fees'),
  'resources/tax-guide.md': article('Tax guide', 5, '\ncategory: faq'),
  'legal/terms.md': page(
    `${FRONT_MATTER.legal.replace('position: 1', 'position: 6')}\ncategory: payments`,
  ),
  'legal/privacy.md': page(FRONT_MATTER.legal.replace('slug: /terms\n', '')),
  '_figures/README.md': 'no page',
  'elsewhere/note.md': page(FRONT_MATTER.article),
};

const read = (files: Files, base = ''): CataloguePage[] =>
  readCatalogue({folder: temporaryFolder(files), version: 'current', base});
const titles = (pages: readonly CataloguePage[]): string[] => pages.map(({title}) => title);

describe('the catalogue', () => {
  const pages = read(FILES);
  const find = (file: string): CataloguePage | undefined =>
    pages.find((candidate) => candidate.file === file);

  it('has everything that a card shows', () => {
    expect(find('knowledge-base/payments/pay-in.md')).toEqual({
      file: 'knowledge-base/payments/pay-in.md',
      kind: 'article',
      route: '/knowledge-base/payments/pay-in',
      title: 'How to pay in',
      description: expect.stringContaining('The ways to pay in'),
      position: 2,
      category: 'payments',
      readTime: 4,
      updated: '2024-11-20',
      featured: true,
      listed: true,
    });
  });

  it('ignores files that are not pages', () => {
    expect(find('elsewhere/note.md')).toBeUndefined();
    expect(pages.filter(({file}) => path.basename(file) === 'README.md')).toEqual([]);
  });

  it('leaves out an invalid page and keeps the others', () => {
    const file = 'knowledge-base/payments/pay-in.md';
    const faulty = changed(article('How to pay in', 2), 'read_time', 'readtime');
    const some = read({...FILES, [file]: faulty});
    expect(some.map((entry) => entry.file)).not.toContain(file);
    expect(some).toHaveLength(pages.length - 1);
  });
});

describe('an archived page', () => {
  const file = 'knowledge-base/payments/pay-in.md';
  const archived = (content: string): CataloguePage[] =>
    readCatalogue({
      folder: temporaryFolder({...FILES, [file]: content}),
      version: '2024-11',
      base: '/2024-11',
    });

  it.each([
    ['without keywords', 'keywords: [deposit, top up, add money, fund account, cash in]\n', ''],
    ['without a read time', 'read_time: 4\n', ''],
    ['without a date', 'last_update:\n  date: 2024-11-20\n', ''],
    ['with a key that is now rejected', 'read_time: 4\n', 'author: Somebody\n'],
  ])('is kept %s, which once was valid', (_, field, other) => {
    const some = archived(changed(article('How to pay in', 2), field, other));
    expect(some.find((entry) => entry.file === file)).toMatchObject({
      route: '/2024-11/knowledge-base/payments/pay-in',
      listed: true,
    });
    expect(titles(articlesOf(some, 'payments'))).toContain('How to pay in');
  });

  it('that cannot be parsed is left out, and the others are kept', () => {
    const some = archived(changed(article('How to pay in', 2), 'title: How', 'title: "How'));
    expect(some.map((entry) => entry.file)).not.toContain(file);
    expect(titles(some)).toContain('All fees');
  });
});

test('the cards of a category are sorted by position, then by title', () => {
  expect(titles(articlesOf(read(FILES), 'payments'))).toEqual([
    'All fees',
    'How to pay out',
    'How to pay in',
    'Fee schedule',
    'Terms of service',
  ]);
  expect(articlesOf(read(FILES), 'none')).toEqual([]);
});
