import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Every route of the product specification with its kind. */
export function specRoutes(): {route: string; kind: string}[] {
  return fs
    .readFileSync(path.join(root, 'tests/routes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [route = '', kind = ''] = line.split('\t');
      return {route, kind};
    });
}

/** Every path in the built sitemap. */
export function sitemapRoutes(): string[] {
  const sitemap = fs.readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
