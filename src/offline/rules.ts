import type {Kind} from './limits';

/** Where the worker stands. Its place says that it looks after the whole site. */
export const WORKER_PATH = '/sw.js';

/** The page that lists what is kept, and shows in the place of one that is not. */
export const OFFLINE_PATH = '/offline';

/** What a request tells of itself. */
export interface Asked {
  /** Path of the address, without query. */
  path: string;
  sameOrigin: boolean;
  /** `Request.mode`. */
  mode: string;
  /** `Request.destination`; empty for what scripts fetch and for what is fetched ahead. */
  destination: string;
}

/** A page has no ending; what has one is a file to download. */
const PAGE = /\/[^./]*$/;
const ASSET = /^\/assets\/.+\.(js|css|woff2|svg|png|jpe?g|webp|avif)$/;
const IMAGE = /^\/img\/.+\.(svg|png|jpe?g|webp|avif)$/;
const SEARCH = /^\/search-index\/.+\.json$/;

/**
 * What a request is for, if it is for something that is kept. What is fetched ahead of a click is
 * not: it would push out what was read.
 */
export function kindOf({path, sameOrigin, mode, destination}: Asked): Kind | undefined {
  if (!sameOrigin) return undefined;
  if (mode === 'navigate') return PAGE.test(path) ? 'page' : undefined;
  const kind = fileKind(path);
  return kind === 'asset' && destination === '' ? undefined : kind;
}

/** What a file of the site is by its path alone, if it is kept. */
export function fileKind(path: string): Exclude<Kind, 'page'> | undefined {
  if (ASSET.test(path)) return 'asset';
  if (IMAGE.test(path)) return 'image';
  return SEARCH.test(path) ? 'search' : undefined;
}

/** Styles and fonts that a page is painted with, as its HTML names them. */
export function filesNamedBy(html: string): string[] {
  return [...html.matchAll(/<link rel=(?:stylesheet|preload) href=([^\s>]+)/g)].flatMap(
    ([, address]) => (address ? [address] : []),
  );
}

/**
 * Whether an answer is what was asked for. A redirect, an error and the page that an error shows
 * are not.
 */
export function isWhole(response: Response, kind: Kind): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  const isPage = type.startsWith('text/html');
  return response.status === 200 && !response.redirected && isPage === (kind === 'page');
}

/** Pages are files: what follows the path does not change them. */
export function keyOf(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + pathname;
}
