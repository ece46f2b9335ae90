import fs from 'node:fs';
import path from 'node:path';

import {rowsOf} from '../../unit/support/text';

const root = path.resolve(__dirname, '../../..');

/** Every route of the product specification with its kind. */
export const specRoutes = (): {route: string; kind: string}[] =>
  rowsOf('tests/content/routes.tsv').map(([route = '', kind = '']) => ({route, kind}));

export function sitemapRoutes(): string[] {
  const sitemap = fs.readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
