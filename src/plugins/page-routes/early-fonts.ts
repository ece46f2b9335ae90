import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'assets/fonts';
/** What every page is written in (`src/css/fonts/`); letters of other languages come where they stand. */
const FONT = /^core-.+\.woff2$/;

/**
 * Lets pages ask for their fonts beside the styles and not after them, so that they are there when
 * the text is first drawn.
 *
 * @param outDir the built site
 * @returns puts the requests into the HTML of a page
 * @throws Error where the build holds no such font, or a page has no styles to put it before
 */
export function earlyFonts(outDir: string): (html: string) => string {
  const names = fs.readdirSync(path.join(outDir, FOLDER)).filter((file) => FONT.test(file));
  if (names.length === 0) throw new Error(`${FOLDER} has no core font any more: see src/css/fonts`);
  // Fonts are asked for as if from another origin, even from one's own.
  const links = names
    .sort()
    .map((name) => `<link rel=preload href=/${FOLDER}/${name} as=font type=font/woff2 crossorigin>`)
    .join('');
  return (html) => {
    const at = html.indexOf('<link rel=stylesheet');
    if (at < 0) throw new Error('A page has no styles to ask for the fonts before');
    return html.slice(0, at) + links + html.slice(at);
  };
}
