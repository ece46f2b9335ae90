/** Where a country stands on the map of tiles: its code, its column from the west, its row from the north. */
interface Tile {
  code: string;
  column: number;
  row: number;
}

const MAP = `
  IS .  .  .  NO SE FI .  .
  .  .  .  .  .  .  EE RU .
  IE UK .  .  DK .  LV .  .
  .  .  .  NL DE PL LT BY .
  .  .  BE LU CZ SK HU .  .
  .  .  FR CH LI AT SI RO .
  PT ES .  .  IT .  HR BG .
  .  .  .  .  MT .  GR .  CY`;

const CODES: Readonly<Record<string, string>> = {
  Austria: 'AT',
  Belarus: 'BY',
  Belgium: 'BE',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Cyprus: 'CY',
  Czechia: 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Iceland: 'IS',
  Ireland: 'IE',
  Italy: 'IT',
  Latvia: 'LV',
  Liechtenstein: 'LI',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Malta: 'MT',
  Netherlands: 'NL',
  Norway: 'NO',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Russia: 'RU',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  'United Kingdom': 'UK',
};

const TILES: readonly Tile[] = MAP.trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((code, column) => (code === '.' ? [] : {code, column: column + 1, row: row + 1})),
  );

/** The tiles of the countries that a text names. */
export function tilesIn(text: string): Tile[] {
  return Object.entries(CODES)
    .filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(text))
    .flatMap(([, own]) => TILES.filter(({code}) => code === own));
}
