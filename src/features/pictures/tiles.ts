const MAP = `
  IS .  .  .  NO SE FI .  .
  .  .  .  .  .  .  EE RU .
  IE UK .  .  DK .  LV .  .
  .  .  .  NL DE PL LT BY .
  .  .  BE LU CZ SK HU .  .
  .  .  FR CH LI AT SI RO .
  PT ES .  .  IT .  HR BG .
  .  .  .  .  MT .  GR .  CY`;

/** Each country with its column from the west and its row from the north. */
const TILES = MAP.trim()
  .split('\n')
  .flatMap((line, row) =>
    Array.from(line.trim().split(/\s+/), (code, column) => ({
      code,
      column: column + 1,
      row: row + 1,
    })),
  )
  .filter(({code}) => code !== '.');

/** Their names in the lists. Browsers lack `Intl.DisplayNames`, or know other names. */
const NAMES = new Map(
  (
    'AT Austria,BE Belgium,BG Bulgaria,BY Belarus,CH Switzerland,CY Cyprus,CZ Czechia,DE Germany,DK Denmark,EE Estonia,' +
    'ES Spain,FI Finland,FR France,GR Greece,HR Croatia,HU Hungary,IE Ireland,IS Iceland,IT Italy,LI Liechtenstein,' +
    'LT Lithuania,LU Luxembourg,LV Latvia,MT Malta,NL Netherlands,NO Norway,PL Poland,PT Portugal,RO Romania,' +
    'RU Russia,SE Sweden,SI Slovenia,SK Slovakia,UK United Kingdom'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** The tiles of the countries that a text names. */
export function tilesIn(text: string): typeof TILES {
  return TILES.filter(({code}) => new RegExp(String.raw`\b${NAMES.get(code)}\b`).test(text));
}
