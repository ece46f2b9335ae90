import fs from 'node:fs';
import path from 'node:path';

import {drawingFiles} from '../../../src/content/drawings/read';
import {sitemapRoutes} from './routes';

const root = path.resolve(__dirname, '../../..');

/** Names of all drawings of today; of the schematic screens with `.xml`. */
export function drawingNames(extension = ''): string[] {
  return drawingFiles(path.join(root, 'docs'))
    .filter((file) => file.endsWith(extension))
    .map((file) => path.parse(file).name)
    .sort();
}

/** Every built page that shows drawings, with their names. */
export function pagesWithDrawings(): {route: string; names: string[]}[] {
  return sitemapRoutes()
    .map((route) => {
      const file = path.join(root, 'build', `${route === '/' ? '/index' : route}.html`);
      const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      const captions = html.matchAll(/\sid="?drawing-([\w-]+)-caption\b/g);
      return {route, names: [...captions].map(([, name = '']) => name)};
    })
    .filter(({names}) => names.length > 0);
}
