import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';

import {ALL, sidebarOfPage} from '@site/src/content/sidebar-of-page';

const article = (category: string, number: number): PropSidebarItem => ({
  type: 'link',
  label: `Article ${number}`,
  href: `/kb/${category}/${number}`,
});

const withoutPage = (name: string, count: number): PropSidebarItemCategory => ({
  type: 'category',
  label: name,
  collapsed: true,
  collapsible: true,
  items: Array.from({length: count}, (_, index) => article(name, index)),
});

const category = (name: string, count: number): PropSidebarItemCategory => ({
  ...withoutPage(name, count),
  href: `/kb/${name}`,
});

const sidebar = (count: number): PropSidebar => [
  {type: 'link', label: 'Overview', href: '/kb/'},
  category('payments', count),
  category('security', count),
];

/** What stands below a category, by path; the item that leads to the others as `all <count>`. */
function below(items: PropSidebar, label: string): string[] {
  const found = items.find((item) => item.type === 'category' && item.label === label);
  if (found?.type !== 'category') throw new Error(`no ${label}`);
  return found.items.map((item) =>
    item.customProps?.[ALL]
      ? `all ${String(item.customProps[ALL])}`
      : 'href' in item
        ? item.href
        : '',
  );
}

it('a page shows the articles of its own category, and all categories', () => {
  const shown = sidebarOfPage(sidebar(5), '/kb/payments/3');
  expect(shown).toHaveLength(3);
  expect(below(shown, 'payments')).toHaveLength(5);
  expect(below(shown, 'security')).toEqual([]);
});

it('the page of a category shows its articles, with or without a slash at the end', () => {
  for (const page of ['/kb/payments', '/kb/payments/']) {
    expect(below(sidebarOfPage(sidebar(5), page), 'payments')).toHaveLength(5);
  }
});

it.each([
  ['in the middle', 50, 40, 59],
  ['at the start', 2, 0, 19],
  ['at the end', 99, 80, 99],
])('of many it shows those around the page, %s, and the way to all', (_, page, first, last) => {
  const shown = below(sidebarOfPage(sidebar(100), `/kb/payments/${page}`), 'payments');
  expect(shown).toHaveLength(21);
  expect(shown.at(0)).toBe(`/kb/payments/${first}`);
  expect(shown.at(-2)).toBe(`/kb/payments/${last}`);
  expect(shown.at(-1)).toBe('all 100');
});

it('is the same for a thousand articles as for a hundred, and when done twice', () => {
  const sizeOf = (items: PropSidebar) => JSON.stringify(items).length;
  const few = sidebarOfPage(sidebar(100), '/kb/payments/20');
  const many = sidebarOfPage(sidebar(1000), '/kb/payments/20');
  expect(sizeOf(many) - sizeOf(few)).toBeLessThan(5);
  expect(sidebarOfPage(few, '/kb/payments/20')).toEqual(few);
});

it('a category without a page keeps its articles, which stand nowhere else', () => {
  const shown = sidebarOfPage([withoutPage('payments', 40)], '/kb/security/1');
  expect(below(shown, 'payments')).toHaveLength(40);
});
