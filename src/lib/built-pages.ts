import path from 'node:path';

import {filesBelow, pathFrom} from './files';

interface BuiltFile {
  /** Path of the page in the browser. */
  route: string;
  /** Absolute path. */
  file: string;
}

/**
 * The HTML pages below a folder of a build, sorted.
 *
 * @param below folder inside the build, such as `/2024-11`, or empty for all pages
 */
export function builtFiles(build: string, below = ''): BuiltFile[] {
  return filesBelow(path.join(build, below))
    .map((file) => ({file, name: pathFrom(build, file)}))
    .filter(({name}) => name.endsWith('.html') && !/(^|\/)assets\//.test(name))
    .map(({file, name}) => ({file, route: routeOf(name)}));
}

function routeOf(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
