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
/** The maximum length of a typed field in the URL. */
const MAX_LENGTH = 40;

/**
 * Parses the query string of a URL. Values that do not exist are dropped and reported in `ignored`,
 * so that a URL edited by hand never breaks the form.
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
    if (allowed[key] ? known === undefined : value.length > MAX_LENGTH) {
      ignored.push(key);
      return [];
    }
    return [[key, known ?? value]];
  });
  return {input: {...START, ...Object.fromEntries(given)}, ignored};
}

/** The query string of a question: only what differs from the defaults, in a fixed order. */
export function writeAddress(input: CostInput): string {
  const parameters = new URLSearchParams(
    KEYS.filter((key) => input[key].trim() !== START[key]).map((key) => [
      key,
      input[key].trim().slice(0, MAX_LENGTH),
    ]),
  );
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
