import {filesBelow, pathFrom} from './files';

export interface BuiltFile {
  /** Path of the page in the browser. */
  route: string;
  /** Absolute path. */
  file: string;
}

/** The HTML pages of a build, sorted. */
export function builtFiles(build: string): BuiltFile[] {
  return filesBelow(build)
    .map((file) => ({file, name: pathFrom(build, file)}))
    .filter(({name}) => name.endsWith('.html') && !/(^|\/)assets\//.test(name))
    .map(({file, name}) => ({file, route: routeOf(name)}));
}

function routeOf(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
