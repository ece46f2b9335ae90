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
export type FoundGroup = Omit<PlaceGroup, 'places'> & {places: FoundPlace[]};

/** The places of the reference in page order. */
export function placesOf(
  {headers, errors, groups}: ApiReference,
  names: {signing: string; errors: string},
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
      places: errors.map(({code, anchor, status, meaning, action}) => ({
        anchor,
        name: code,
        terms: [String(status)],
        text: textOf(`${meaning} ${action}`),
      })),
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

/** All anchors in page order. */
export function anchorsOf(groups: readonly PlaceGroup[]): string[] {
  return groups.flatMap(({anchor, places}) => [anchor, ...places.map((place) => place.anchor)]);
}

/** The places that contain every word of a query; for an empty query, what the navigation lists. */
export function findPlaces(groups: readonly PlaceGroup[], query: string): FoundGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return groups.map((group) => (group.isBrief ? {...group, places: []} : group));
  }
  return groups
    .map((group) => ({
      ...group,
      places: group.places.flatMap((place) => foundBy(place, words)),
    }))
    .filter(({places}) => places.length > 0);
}

function foundBy(place: Place, words: readonly string[]): FoundPlace[] {
  const name = `${place.method ?? ''} ${place.name}`.toLowerCase();
  const terms = place.terms.map((term) => [term, term.toLowerCase()] as const);
  const isFound = words.every(
    (word) =>
      name.includes(word) ||
      place.text.includes(word) ||
      terms.some(([, term]) => term.includes(word)),
  );
  if (!isFound) return [];
  const hidden = words.filter((word) => !name.includes(word));
  const best =
    terms.find(([, term]) => hidden.includes(term)) ??
    terms.find(([, term]) => hidden.some((word) => term.includes(word)));
  return [{...place, ...(best && {term: best[0]})}];
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').toLowerCase();
}
