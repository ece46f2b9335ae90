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

const TILES: readonly Tile[] = MAP.trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((code, column) => (code === '.' ? [] : {code, column: column + 1, row: row + 1})),
  );

/** The tiles of the countries that a text names. */
export function tilesIn(text: string, locale: string): Tile[] {
  const names = new Intl.DisplayNames(locale, {type: 'region'});
  return TILES.filter(({code}) => {
    const name = names.of(code === 'UK' ? 'GB' : code) ?? code;
    return new RegExp(String.raw`\b${name}\b`).test(text);
  });
}
