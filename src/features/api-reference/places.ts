import type {ApiReference} from './reference';

/** Something with an anchor on the page. */
export interface Place {
  anchor: string;
  name: string;
  /** Only for operations and events. */
  method?: string;
}

export interface PlaceGroup extends Place {
  places: Place[];
  /** Its places are not listed. */
  isBrief: boolean;
}

/** The places of the reference in page order. */
export function placesOf(
  {headers, errors, groups}: ApiReference,
  names: {signing: string; errors: string; failure: string},
): PlaceGroup[] {
  return [
    {anchor: 'signing', name: names.signing, isBrief: true, places: headers},
    {
      anchor: 'errors',
      name: names.errors,
      isBrief: true,
      places: [
        ...errors.map(({code, anchor}) => ({anchor, name: code})),
        {anchor: 'failure', name: names.failure},
      ],
    },
    ...groups.map(({anchor, name, operations}) => ({
      anchor,
      name,
      isBrief: false,
      places: operations.map(({anchor: place, summary, method}) => ({
        anchor: place,
        name: summary,
        method,
      })),
    })),
  ];
}

export function anchorsOf(groups: readonly PlaceGroup[]): string[] {
  return groups.flatMap(({anchor, places}) => [anchor, ...places.map((place) => place.anchor)]);
}
