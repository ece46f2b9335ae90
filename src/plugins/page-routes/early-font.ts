import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'assets/fonts';
/** The file that every page needs; the letters of other languages come where they stand. */
const FONT = /^figtree-latin-wght-normal-.+\.woff2$/;

/**
 * Lets pages ask for their font beside the styles and not after them, so that it is there when the
 * text is first drawn.
 *
 * @param outDir the built site
 * @returns puts the request into the HTML of a page
 * @throws Error where the build holds no such font, or a page has no styles to put it before
 */
export function earlyFont(outDir: string): (html: string) => string {
  const name = fs.readdirSync(path.join(outDir, FOLDER)).find((file) => FONT.test(file));
  if (name === undefined) throw new Error(`${FOLDER} has no Latin letters of Figtree any more`);
  // Fonts are asked for as if from another origin, even from one's own.
  const link = `<link rel=preload href=/${FOLDER}/${name} as=font type=font/woff2 crossorigin>`;
  return (html) => {
    const at = html.indexOf('<link rel=stylesheet');
    if (at < 0) throw new Error('A page has no styles to ask for the font before');
    return html.slice(0, at) + link + html.slice(at);
  };
}
