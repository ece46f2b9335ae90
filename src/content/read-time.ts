const WORDS_PER_MINUTE = 200;
/** What takes 12 seconds to look at: a code block, a drawing, a table of figures, an image. */
const LOOKED_AT =
  /^ *(`{3,}|~{3,})[^]*?^ *\1.*$|^::(?:figure-table|drawing)\[.*$|!\[[^\]]*\]\([^)]*\)/gm;

/** The minutes that it takes to read an article, from its Markdown. */
export function readTimeOf(content: string): number {
  const looks = content.match(LOOKED_AT) ?? [];
  const words = content
    .replaceAll(LOOKED_AT, '')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE + looks.length / 5));
}
