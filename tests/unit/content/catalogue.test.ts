import {expect, test} from 'vitest';

import {articlesOf, type CataloguePage, readCatalogue} from '@site/src/content/catalogue';
import {FRONT_MATTER, page} from '../support/pages';
import {temporaryFolder} from '../support/temporary';
import {changed} from '../support/text';

const PAY_IN = 'knowledge-base/payments/pay-in.md';
const article = (title: string, position: number, more = ''): string =>
  page(
    FRONT_MATTER.article
      .replace('How to pay in', title)
      .replace('sidebar_position: 1', `sidebar_position: ${position}`) + more,
  );

const read = (content = article('How to pay in', 2, '\nfeatured: true'), base = '') => {
  const folder = temporaryFolder({
    'knowledge-base/index.md': page(FRONT_MATTER.index),
    'knowledge-base/payments/index.md': page(FRONT_MATTER.category),
    [PAY_IN]: content,
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
  });
  return readCatalogue({folder, version: base.slice(1) || 'current', base});
};
const find = (pages: readonly CataloguePage[], file = PAY_IN) =>
  pages.find((candidate) => candidate.file === file);
const titles = (pages: readonly CataloguePage[]): string[] => pages.map(({title}) => title);

test('the catalogue has everything that a card shows, and no file that is no page', () => {
  const pages = read();
  expect(pages).toHaveLength(10);
  expect(find(pages)).toEqual({
    ...{file: PAY_IN, kind: 'article', route: '/knowledge-base/payments/pay-in'},
    ...{title: 'How to pay in', description: expect.stringContaining('The ways to pay in')},
    ...{position: 2, category: 'payments', readTime: 4, updated: '2024-11-20'},
    ...{featured: true, listed: true},
  });
});

test('an article without a read time has that of its text', () => {
  const content = `${article('How to pay in', 2)}${'word '.repeat(500)}\n\n\`\`\`sh\n${'word '.repeat(500)}\n\`\`\`\n`;
  expect(find(read(content))?.readTime).toBe(4);
  expect(find(read(changed(content, 'read_time: 4\n', '')))?.readTime).toBe(3);
});

test('an invalid page is left out, and the others are kept', () => {
  const pages = read(changed(article('How to pay in', 2), 'read_time', 'readtime'));
  expect(find(pages)).toBeUndefined();
  expect(pages).toHaveLength(9);
});

test('a page without a position and keywords is the last of its list', () => {
  const content = article('A way to pay in', 2)
    .replace(/^sidebar_position: .*\n/m, '')
    .replace(/^keywords: .*\n/m, '');
  expect(titles(articlesOf(read(content), 'payments')).at(-1)).toBe('A way to pay in');
});

test.each([
  ['without a read time', 'read_time: 4\n', ''],
  ['without a date', 'last_update:\n  date: 2024-11-20\n', ''],
  ['with a key that is now rejected', 'read_time: 4\n', 'author: Somebody\n'],
])('an archived page is kept %s, which once was valid', (_, field, other) => {
  const pages = read(changed(article('How to pay in', 2), field, other), '/2024-11');
  const route = '/2024-11/knowledge-base/payments/pay-in';
  expect(find(pages)).toMatchObject({route, listed: true});
  expect(find(pages, 'resources/schedule.md')?.route).toBe('/2024-11/fees');
  expect(titles(articlesOf(pages, 'payments'))).toContain('How to pay in');
});

test('the cards of a category are sorted by position, then by title', () => {
  expect(titles(articlesOf(read(), 'payments'))).toEqual([
    ...['All fees', 'How to pay out', 'How to pay in', 'Fee schedule', 'Terms of service'],
  ]);
  expect(articlesOf(read(), 'none')).toEqual([]);
});
