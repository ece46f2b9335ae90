import fs from 'node:fs';
import path from 'node:path';

import {brand} from '../../src/config/brand';
import {findingIn} from '../../src/lib/finding';
import {fingerprint} from '../../src/lib/fingerprint';
import type {Check} from './context';

const LOGO = 'static/img/logo.svg';
/** What `scripts/pictures.ts` drew the social card and the icons for. */
export const DRAWN_FOR = 'src/config/drawn-for.txt';

/** What the social card and the icons show, in a line. */
export function drawnFor(root: string): string {
  const {name, tagline, siteUrl} = brand;
  return `${name}, ${tagline}, ${new URL(siteUrl).host}, logo ${fingerprint(root, [LOGO])}\n`;
}

/** The social card and the icons show the brand as it is. */
export const pictures: Check = {
  name: 'pictures',
  run({root}) {
    const file = path.join(root, DRAWN_FOR);
    const isCurrent = !fs.existsSync(file) || fs.readFileSync(file, 'utf8') === drawnFor(root);
    const message = 'the name, line, host or logo has changed since the social card was drawn';
    const fix = 'draw it anew: npx tsx scripts/pictures.ts';
    return isCurrent ? [] : [findingIn(DRAWN_FOR, message, fix)];
  },
};
