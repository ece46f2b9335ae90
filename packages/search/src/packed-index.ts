import type {AsPlainObject} from 'minisearch';

/**
 * MiniSearch's own format, an eighth smaller when compressed. Instead of `{field: {id: times}}`, each term has for each
 * field the ids of its documents, a document as often as it has the term, each as the distance to the one before it.
 */
export interface PackedIndex extends Omit<AsPlainObject, 'documentIds' | 'index'> {
  /** What we call the documents, by MiniSearch's ids, which are numbers from 0. */
  documentIds: unknown[];
  index: [term: string, distances: Record<string, number[]>][];
}

export function pack({index, documentIds, ...rest}: AsPlainObject): PackedIndex {
  return {
    ...rest,
    documentIds: Object.values(documentIds),
    index: index.map(([term, fields]) => [
      term,
      Object.fromEntries(
        Object.entries(fields).map(([field, times]) => [field, distancesOf(times)]),
      ),
    ]),
  };
}

/** Makes text for `JSON.parse`, which takes a fraction of the time of setting the keys of thousands of objects. */
export function unpack({index, documentIds, ...rest}: PackedIndex): AsPlainObject {
  const entries = index.map(([term, fields]) => {
    const lists = Object.entries(fields).map(([field, list]) => `"${field}":${timesOf(list)}`);
    return `[${JSON.stringify(term)},{${lists.join()}}]`;
  });
  const plain = JSON.parse(`[${entries.join()}]`) as AsPlainObject['index'];
  return {...rest, documentIds: {...documentIds}, index: plain};
}

function distancesOf(times: Record<string, number>): number[] {
  // Integer keys of an object come in ascending order.
  const ids = Object.entries(times).flatMap(([id, count]) => Array<number>(count).fill(Number(id)));
  return ids.map((id, at) => id - (ids[at - 1] ?? 0));
}

function timesOf(distances: readonly number[]): string {
  const times: string[] = [];
  let id = 0;
  let count = 1;
  distances.forEach((distance, at) => {
    id += distance;
    if (distances[at + 1] === 0) {
      count += 1;
    } else {
      times.push(`"${id}":${count}`);
      count = 1;
    }
  });
  return `{${times.join()}}`;
}
