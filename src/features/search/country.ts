import {brand} from '../../config/brand';
import {folded} from '../countries/find';
import type {World} from '../countries/world';

/** Words of questions about supported countries that do not name a country. */
const ASKING = new Set([
  ...folded(brand.name).split(' '),
  ...`a accept accepted account allowed am an and are available can citizen citizens countries country do does for
  from i if in is it list live living me my not of open people resident residents sign support supported
  supporting supports the there to trade up use users using we which work works you your`.split(
    /\s+/,
  ),
]);

const plain = (text: string): string =>
  folded(text)
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .join(' ');

/** The English name of the country that a query asks about, if it asks about nothing else. */
export function countryIn(query: string, world: World): string | undefined {
  const asked = plain(query);
  if (asked === '') return undefined;
  const names = Object.values(world).find((all) => all.some((name) => plain(name) === asked));
  return names?.[0];
}
