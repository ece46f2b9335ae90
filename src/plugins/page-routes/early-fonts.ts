import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'assets/fonts';
/** What every page is written in (`src/css/fonts/`); letters of other languages come where they stand. */
const FONT = /^(core-.+)\.font\.[^.]+\.woff2$/;
/** Holds `<name>.font.json`, which say which letters a font has. */
const SPECIFICATIONS = path.resolve(__dirname, '../../css/fonts');
/** What a phone lays out only when one comes near, and screens that are no phone's: `src/css/near.css`. */
const WHEN_NEAR = 'when-near';
const WIDE = '(min-width: 997px)';

/**
 * Lets pages ask for their fonts beside the styles and not after them, so that they are there when
 * the text is first drawn. A font with letters only of what a phone lays out later, as the footer, is
 * not asked for early there, where it would make wait what is read.
 *
 * @param outDir the built site
 * @returns puts the requests into the HTML of a page
 * @throws Error where the build holds no such font, or a page has no styles to put it before
 */
export function earlyFonts(outDir: string): (html: string) => string {
  const fonts = fs
    .readdirSync(path.join(outDir, FOLDER))
    .sort()
    .flatMap((file) => {
      const name = FONT.exec(file)?.[1];
      return name ? {file, letter: letterOf(path.join(SPECIFICATIONS, `${name}.font.json`))} : [];
    });
  if (fonts.length === 0) throw new Error(`${FOLDER} has no core font any more: see src/css/fonts`);
  return (html) => {
    const at = html.indexOf('<link rel=stylesheet');
    if (at < 0) throw new Error('A page has no styles to ask for the fonts before');
    const [first = ''] = html.slice(html.indexOf('<body')).split(WHEN_NEAR, 1);
    const links = fonts.map(({file, letter}) => {
      const media = letter.test(first) ? '' : ` media="${WIDE}"`;
      // Fonts are asked for as if from another origin, even from one's own.
      return `<link rel=preload href=/${FOLDER}/${file} as=font type=font/woff2 crossorigin${media}>`;
    });
    return html.slice(0, at) + links.join('') + html.slice(at);
  };
}

/** Finds any letter of a font. */
function letterOf(specification: string): RegExp {
  const {letters} = JSON.parse(fs.readFileSync(specification, 'utf8')) as {letters: string};
  return new RegExp(`[${letters.replace(/[\\\]^-]/g, '\\$&')}]`, 'u');
}
