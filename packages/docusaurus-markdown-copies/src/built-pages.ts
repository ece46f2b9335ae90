import fs from 'node:fs';
import path from 'node:path';

import {type ExportedPage, exportPage} from './page';
import type {ElementOptions} from './prepare';

export interface BuiltFile {
  /** Path of the page in the browser, below the base URL. */
  route: string;
  /** Absolute path. */
  file: string;
}

/** The HTML pages of a build, sorted. */
export function builtFiles(outDir: string): BuiltFile[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !/(^|\/)assets\//.test(name))
    .map((name) => ({file: path.join(outDir, name), route: routeOf(name)}))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function routeOf(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/**
 * Reads built pages, in the order of their files.
 *
 * @param site URL of the site, without a slash at the end
 * @returns undefined for a file without `<main>`
 */
export function readFiles(
  files: readonly BuiltFile[],
  site: string,
  options?: ElementOptions,
): (ExportedPage | undefined)[] {
  return files.map(({file, route}) =>
    exportPage(fs.readFileSync(file, 'utf8'), route, site, options),
  );
}
