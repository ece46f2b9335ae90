/** Seconds of a day. */
const DAY = 86_400;

/** How many entries a cache holds and how long after their last use: `seconds` from the last reading. */
export interface Limit {
  readonly entries: number;
  readonly seconds: number;
}

/**
 * What is kept on a visitor's device, by name of the cache. Assets outlive pages, so that a page that
 * is kept still finds its styles. The number in a name goes up when the way of keeping changes: a
 * new worker deletes caches that it does not name.
 */
export const CACHES = {
  page: {name: 'kept-pages-1', entries: 60, seconds: 30 * DAY},
  asset: {name: 'kept-assets-1', entries: 400, seconds: 60 * DAY},
  image: {name: 'kept-images-1', entries: 60, seconds: 60 * DAY},
  search: {name: 'kept-search-1', entries: 200, seconds: 30 * DAY},
} as const satisfies Record<string, Limit & {name: string}>;

export type Kind = keyof typeof CACHES;

/** What the names of our caches begin with. */
export const CACHE_PREFIX = 'kept-';

/** Seconds that a page may take before the kept copy shows. */
export const PATIENCE = 3;
