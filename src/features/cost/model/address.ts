import type {ToolFigures} from '../../../content/figures/tool-figures';
import {
  ACCOUNTS,
  coinsOf,
  type CostInput,
  currenciesOf,
  ROLES,
  START,
  WAYS_IN,
  WAYS_OUT,
} from './question';

const KEYS = Object.keys(START) as (keyof CostInput)[];
/** Characters of a typed field that an address may carry. */
const LONGEST = 40;

/**
 * What an address asks for. A value that does not exist is left out and told, so that an address
 * edited by hand never breaks the form.
 */
export function readAddress(
  search: string,
  figures: ToolFigures,
): {input: CostInput; ignored: (keyof CostInput)[]} {
  const parameters = new URLSearchParams(search);
  const allowed: Partial<Record<keyof CostInput, readonly string[]>> = {
    in: WAYS_IN,
    out: WAYS_OUT,
    role: ROLES,
    account: ACCOUNTS,
    coin: coinsOf(figures),
    currency: currenciesOf(figures),
  };
  const ignored: (keyof CostInput)[] = [];
  const given = KEYS.flatMap((key): [string, string][] => {
    const value = parameters.get(key);
    if (value === null) return [];
    const known = allowed[key]?.find((each) => each.toLowerCase() === value.toLowerCase());
    if (allowed[key] ? known === undefined : value.length > LONGEST) {
      ignored.push(key);
      return [];
    }
    return [[key, known ?? value]];
  });
  return {input: {...START, ...Object.fromEntries(given)}, ignored};
}

/** The address of a question: what differs from the start alone, in one order. */
export function writeAddress(input: CostInput): string {
  const parameters = new URLSearchParams(
    KEYS.filter((key) => input[key].trim() !== START[key]).map((key) => [
      key,
      input[key].trim().slice(0, LONGEST),
    ]),
  );
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
