import fs from 'node:fs';
import path from 'node:path';

import {transformSync} from 'esbuild';

/** The declarations of one rule of a style sheet whose rules are not nested. */
function declarationsOf(css: string, selector: string, file: string): string {
  const start = css.indexOf(`\n${selector} {\n`);
  const end = css.indexOf('\n}', start);
  if (start < 0 || end < 0)
    throw new Error(`${file} has no rule "${selector}", which the offline page uses`);
  return css.slice(start + selector.length + 4, end);
}

/**
 * The style sheet of the offline page: the tokens in both schemes, by what the system says since
 * there is no script to ask for a choice, and its own rules.
 *
 * @param font address of the font, where the build has it
 * @throws Error when the tokens are not where they were
 */
export function offlineCss(root: string, font: string | undefined): string {
  const file = 'src/css/tokens.css';
  const tokens = fs.readFileSync(path.join(root, file), 'utf8');
  const own = fs.readFileSync(path.join(root, 'src/offline/page/style.css'), 'utf8');
  const css = [
    font &&
      `@font-face {font-family: Figtree; font-weight: 300 900; font-display: optional; src: url(${font})}`,
    `:root {${declarationsOf(tokens, ':root', file)}}`,
    `@media (prefers-color-scheme: dark) {:root {${declarationsOf(tokens, "[data-theme='dark']", file)}}}`,
    own,
  ];
  return transformSync(css.filter(Boolean).join('\n'), {loader: 'css', minify: true}).code.trim();
}
