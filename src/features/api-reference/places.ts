import type {ApiReference} from './reference';

/** Something that has an address on the page and a line in its navigation. */
export interface Place {
  anchor: string;
  name: string;
  /** Of operations and events. */
  method?: string;
  /** What else it is found by. */
  terms: readonly string[];
  /** Prose that is searched as well, in lower case. */
  text: string;
}

export interface PlaceGroup {
  anchor: string;
  name: string;
  places: Place[];
  /** Its places are listed only when they are looked for. */
  isBrief: boolean;
}

/** A place that was found, with the term that it was found by where its name does not show it. */
export type FoundPlace = Place & {term?: string};
export type FoundGroup = Omit<PlaceGroup, 'places'> & {places: FoundPlace[]};

/** The places of the reference in the order of the page. */
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

/** All anchors in the order of the page. */
export function anchorsOf(groups: readonly PlaceGroup[]): string[] {
  return groups.flatMap(({anchor, places}) => [anchor, ...places.map((place) => place.anchor)]);
}

/** The places that have every word of a query; without one, what the navigation lists. */
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
