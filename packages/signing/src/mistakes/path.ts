import {permutations} from '../json';
import {type Change, inPath} from './change';

/** Splits a path into the part before the query, and the query with its question mark. */
function split(path: string): readonly [plain: string, query: string] {
  const at = path.indexOf('?');
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)];
}

/** The base path that a path starts with; the longest if several match. */
export function baseOf(path: string, bases: readonly string[]): string | undefined {
  return [...bases]
    .sort((one, other) => other.length - one.length)
    .find((base) => path === base || path.startsWith(`${base}/`));
}

/** Path and query of an HTTP URL, or undefined if the text is not one. */
export function pathOfUrl(text: string): string | undefined {
  const match = /^https?:\/\/[^/?#\s]+([^#]*)/i.exec(text);
  return match ? match[1] || '/' : undefined;
}

/** Every order of up to four items; for more, only sorted and reversed, as there would be too many. */
const orders = (items: readonly string[]): string[][] =>
  items.length > 4 ? [[...items].sort(), [...items].reverse()] : permutations(items);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function percentForms(path: string): string[] {
  const [plain, query] = split(path);
  const plain2 = plain.split('/').map(encodeURIComponent).join('/');
  return [
    decoded(path),
    decoded(path.replaceAll('+', ' ')),
    encodeURI(path),
    plain2 + encodeURI(query),
    encodeURIComponent(path),
    path.replaceAll('%20', '+'),
    path.replaceAll('+', '%20'),
    path.replaceAll('+', '%2B'),
    path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toLowerCase()),
    path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()),
    plain + query.replaceAll('&', '&amp;'),
    plain + query.slice(0, 1) + encodeURIComponent(query.slice(1)),
    path.replaceAll('%', '%25'),
  ];
}

export const pathMistakes = {
  'path.url': inPath((path, {hosts}) =>
    hosts.flatMap((one) => [`https://${one}${path}`, `http://${one}${path}`, `${one}${path}`]),
  ),
  'path.url-stripped': inPath((path) => {
    const plain = pathOfUrl(path);
    return plain === undefined ? [] : [plain];
  }),
  'path.base-missing': inPath((path, {bases}) => {
    const base = baseOf(path, bases);
    return base === undefined ? [] : [path.slice(base.length)];
  }),
  'path.base-added': inPath((path, {bases}) =>
    baseOf(path, bases) === undefined && path.startsWith('/')
      ? bases.map((base) => `${base}${path}`)
      : [],
  ),
  'path.base-other': inPath((path, {bases}) => {
    const base = baseOf(path, bases);
    if (base === undefined) return [];
    return bases
      .filter((other) => other !== base)
      .map((other) => `${other}${path.slice(base.length)}`);
  }),
  'path.base-doubled': inPath((path, {bases}) =>
    baseOf(path, bases) === undefined ? [] : bases.map((base) => `${base}${path}`),
  ),
  'path.query-missing': inPath((path) => [split(path)[0]]),
  'path.query-mark': inPath((path) => {
    const [plain, query] = split(path);
    return query ? [plain + query.slice(1), `${plain}?`] : [`${path}?`];
  }),
  'path.query-order': inPath((path) => {
    const [plain, query] = split(path);
    if (!query) return [];
    return orders(query.slice(1).split('&')).map((order) => `${plain}?${order.join('&')}`);
  }),
  'path.percent': inPath(percentForms),
  'path.slash': inPath((path) => {
    const [plain, query] = split(path);
    const ended = plain.endsWith('/') ? plain.slice(0, -1) : `${plain}/`;
    return [`${ended}${query}`, path.replace(/^\//, ''), path.startsWith('/') ? path : `/${path}`];
  }),
  'path.query-as-body': ({path, body}) => {
    const [plain, query] = split(path);
    const json = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
    return query && body === ''
      ? [query.slice(1), json].map((text) => ({path: plain, body: text}))
      : [];
  },
  'path.template': inPath((path, {bases, calls}) =>
    calls
      .filter((call) => call.path.includes('{'))
      .map((call) => `${baseOf(path, bases) ?? ''}${call.path}`)
      .flatMap((template) => [template, template.replace(/\{(\w+)\}/g, ':$1')]),
  ),
  'path.missing': inPath(() => ['']),
} as const satisfies Record<string, Change>;
