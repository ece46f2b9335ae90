import type {Confirmed} from '../../../src/config/authorisation';
import {authorisation} from '../../../src/config/brand';
import {placeholdersIn, requiredValues} from '../../../src/config/sample';
import {placeAt} from '../../../src/lib/finding';
import {LEGAL, MANAGEMENT, type Open} from './open';

/** Of more pages, the list would not help. */
const MANY = 3;
const FILE = 'src/config/brand.ts';

/** What the company says of itself, and whether that is confirmed, by its name in the file. */
const CLAIMS = {
  authorisation: {
    what: 'status, number and date of the company',
    confirmed: authorisation.confirmed,
  },
  register: {
    what: 'the register that has the company',
    confirmed: authorisation.register.confirmed,
  },
};

/**
 * Placeholders and unconfirmed claims of the brand file.
 *
 * @param source text of the file
 * @param pagesWith the pages that show a value, by its key
 */
export function openInBrand(
  source: string,
  pagesWith: (key: string) => string[],
  values = requiredValues,
  claims: Record<string, {what: string; confirmed: Confirmed}> = CLAIMS,
): Open[] {
  const pageOf = (key: string): string => {
    const pages = pagesWith(key);
    return pages.length === 0 || pages.length > MANY ? 'all pages' : pages.join(', ');
  };
  const at = (key: string) => ({
    file: FILE,
    ...placeAt(source, Math.max(0, source.search(new RegExp(`\\b${key}(?=: | = )`)))),
  });
  return [
    ...placeholdersIn(values).map((key) => ({
      ...at(key),
      message: values[key] === '' ? `${key} is empty` : `${key} is made up: "${values[key]}"`,
      fix: 'write the value of the company',
      page: pageOf(key),
      who: MANAGEMENT,
    })),
    ...Object.entries(claims)
      .filter(([, {confirmed}]) => confirmed === false)
      .map(([key, {what}]) => ({
        ...at(key),
        message: `not confirmed: ${what}`,
        fix: `correct it, then write the day of the confirmation: confirmed: 'YYYY-MM-DD'`,
        page: '/legal',
        who: LEGAL,
      })),
  ];
}
