import type {ApiReference} from './reference';

/** Something with an anchor on the page and an entry in its navigation. */
interface Place {
  anchor: string;
  name: string;
  /** Only for operations and events. */
  method?: string;
  /** Further search terms. */
  terms: readonly string[];
  /** Prose that is also searched, in lower case. */
  text: string;
}

export interface PlaceGroup {
  anchor: string;
  name: string;
  places: Place[];
  /** Its places are only listed when a search finds them. */
  isBrief: boolean;
}

/** A place found by a search; `term` is the matching term if the name does not show it. */
export type FoundPlace = Place & {term?: string};
type FoundGroup = Omit<PlaceGroup, 'places'> & {places: FoundPlace[]};

/** The places of the reference in page order. */
export function placesOf(
  {headers, errors, groups}: ApiReference,
  names: {signing: string; errors: string; failure: string},
): PlaceGroup[] {
  return [
    {
      anchor: 'signing',
      name: names.signing,
      isBrief: true,
      places: headers.map(({name, anchor, description}) => ({
        anchor,
        name,
        terms: [],
        text: textOf(description),
      })),
    },
    {
      anchor: 'errors',
      name: names.errors,
      isBrief: true,
      places: [
        ...errors.map(({code, anchor, status, meaning, action}) => ({
          anchor,
          name: code,
          terms: [String(status)],
          text: textOf(`${meaning} ${action}`),
        })),
        {anchor: 'failure', name: names.failure, terms: [], text: ''},
      ],
    },
    ...groups.map(({anchor, name, operations}) => ({
      anchor,
      name,
      isBrief: false,
      places: operations.map(({anchor: place, summary, method, terms, description}) => ({
        anchor: place,
        name: summary,
        method,
        terms,
        text: textOf(description),
      })),
    })),
  ];
}

export function anchorsOf(groups: readonly PlaceGroup[]): string[] {
  return groups.flatMap(({anchor, places}) => [anchor, ...places.map((place) => place.anchor)]);
}

/** The places that contain every word of a query; for an empty query, what the navigation lists. */
export function findPlaces(groups: readonly PlaceGroup[], query: string): FoundGroup[] {
  const words = query.toLowerCase().split(/\s+/).map(bare).filter(Boolean);
  if (words.length === 0) {
    return groups.map((group) => (group.isBrief ? {...group, places: []} : group));
  }
  return groups
    .map((group) => ({
      ...group,
      places: group.places.flatMap((place) => foundBy(place, words, group.name.toLowerCase())),
    }))
    .filter(({places}) => places.length > 0);
}

/** Our words for what others call something else. */
const OUR_WORDS: Readonly<Record<string, string>> = {
  auth: 'x-api-signature',
  authentication: 'x-api-signature',
  authorization: 'x-api-signature',
  fills: 'trades',
  idempotency: 'client_order_id',
  'idempotency-key': 'client_order_id',
  idempotent: 'client_order_id',
  instrument: 'pair',
  nonce: 'x-api-timestamp',
  page: 'offset',
  pages: 'offset',
  pagination: 'offset',
  paging: 'offset',
  quantity: 'amount',
  symbol: 'pair',
  throttling: 'x-ratelimit',
};

/** A word without what people paste with it: the address of the server, a query, a value, quotes, punctuation. */
function bare(word: string): string {
  const path = word
    .replace(/^["'`(]+|["'`),.;:]+$/g, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/api(?=\/v\d)/, '')
    .replace(/(?<=^\/.*)\?.*$|=.*$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** A word in the form that we use: our own word, the singular, or without hyphens. */
function ours(word: string): string {
  const plain = word.replace(/s$/, '').replaceAll('-', '') || word;
  const known = [word, plain].find((one) => Object.hasOwn(OUR_WORDS, one));
  return (known && OUR_WORDS[known]) ?? plain;
}

/** Whether a path of the contract begins with a path that somebody typed, with values for its parameters. */
function isPathOf(term: string, typed: string): boolean {
  if (!typed.startsWith('/') || !term.startsWith('/')) return false;
  const parts = term.split('/');
  return typed
    .split('/')
    .every((part, index) => parts[index] === part || /^\{/.test(parts[index] ?? ''));
}

function foundBy(place: Place, words: readonly string[], group: string): FoundPlace[] {
  const name = `${place.method ?? ''} ${place.name}`.toLowerCase();
  const terms = place.terms.map((term) => [term, term.toLowerCase()] as const);
  const has = (word: string): boolean =>
    name.includes(word) ||
    group.includes(word) ||
    place.text.includes(word) ||
    terms.some(([, term]) => term.includes(word) || isPathOf(term, word));
  const known = words.map((word) => (has(word) ? word : ours(word)));
  if (!known.every(has)) return [];
  const hidden = known.filter((word) => !name.includes(word));
  const best =
    terms.find(([, term]) => hidden.includes(term)) ??
    terms.find(([, term]) => hidden.some((word) => term.includes(word) || isPathOf(term, word)));
  return [{...place, ...(best && {term: best[0]})}];
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').toLowerCase();
}
