import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';

/** Articles of its category that a page shows in its sidebar, at most. */
const MOST = 20;

/** Property of the item that leads to the others: how many articles there are. */
export const ALL = 'all';

/**
 * The sidebar as a page shows it: all categories, of its own the articles around it, and of the
 * others none, as they have pages of their own. So a page weighs the same in a site of fifty articles
 * and in one of thousands.
 *
 * What is cut is not cut again.
 *
 * @param page path of the page
 */
export function sidebarOfPage(sidebar: PropSidebar, page: string): PropSidebar {
  return sidebar.map((item) =>
    // Without a page, a category's articles are found nowhere else.
    item.type === 'category' && item.href ? categoryOfPage(item, item.href, page) : item,
  );
}

function categoryOfPage(
  category: PropSidebarItemCategory,
  href: string,
  page: string,
): PropSidebarItemCategory {
  const {items} = category;
  const place = items.findIndex((item) => leadsTo(item, page));
  if (place < 0 && !isSame(href, page)) return {...category, items: []};
  if (items.length <= MOST || items.some(({customProps}) => customProps?.[ALL])) return category;
  const start = Math.max(0, Math.min(place - MOST / 2, items.length - MOST));
  const others: PropSidebarItem = {
    type: 'link',
    // Named by the theme, which speaks the reader's language.
    label: '',
    href,
    customProps: {[ALL]: items.length},
  };
  return {...category, items: [...items.slice(start, start + MOST), others]};
}

function leadsTo(item: PropSidebarItem, page: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSame(item.href, page)) return true;
  return item.type === 'category' && item.items.some((below) => leadsTo(below, page));
}

function isSame(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
