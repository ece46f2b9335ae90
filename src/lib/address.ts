export type Answers<Q> = Readonly<Record<keyof Q, string>>;

/** How a page keeps its question in the address. */
export interface AddressForm<Q> {
  /** The answers that the address leaves out. */
  start: Q;
  /** Replaces answers that do not exist, or that another answer rules out. */
  accept: (given: Q) => Q;
}

/** Maximum length of an answer, of which the rest is ignored: servers reject addresses that are too long. */
const MAX_LENGTH = 500;

/** Parses a query string. One that was edited by hand never breaks the page. */
export function readAddress<Q extends Answers<Q>>(
  search: string,
  {start, accept}: AddressForm<Q>,
): Q {
  const parameters = new URLSearchParams(search);
  const given = fieldsOf(start).flatMap((field) => {
    const value = parameters.get(field);
    return value === null ? [] : [[field, value.slice(0, MAX_LENGTH)] as const];
  });
  return accept({...start, ...Object.fromEntries(given)});
}

/** The query string with a question in it: only what differs from the start, in the order of its fields. */
export function writeAddress<Q extends Answers<Q>>(search: string, question: Q, start: Q): string {
  const parameters = new URLSearchParams(search);
  for (const field of fieldsOf(start)) {
    const value = question[field].trim().slice(0, MAX_LENGTH);
    parameters.delete(field);
    if (value !== start[field]) parameters.set(field, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

export function changesTo<Q extends Answers<Q>>(question: Q, start: Q): Partial<Q> {
  const changed = fieldsOf(start).filter((field) => question[field] !== start[field]);
  return Object.fromEntries(changed.map((field) => [field, question[field]])) as Partial<Q>;
}

function fieldsOf<Q extends Answers<Q>>(question: Q): (keyof Q & string)[] {
  return Object.keys(question) as (keyof Q & string)[];
}
