interface Entry {
  name: string;
  standsFor?: string;
  aliases?: readonly string[];
  definition: string;
}

/** Whether a term has all the words that somebody typed, in its names or its definition. An empty filter fits all. */
export function matchesFilter(
  {name, standsFor = '', aliases = [], definition}: Entry,
  filter: string,
): boolean {
  const text = comparable([name, standsFor, ...aliases, definition].join(' '));
  return comparable(filter)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Case, accents, and the difference between a hyphen and a space do not count. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}
