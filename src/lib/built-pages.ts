import fs from 'node:fs';
import path from 'node:path';

/** One page of a build, unread. */
interface BuiltFile {
  /** Path in the browser. */
  route: string;
  /** Absolute path. */
  file: string;
}

/**
 * The HTML pages below a folder of a build, sorted.
 *
 * @param below folder inside the build, such as `/2024-11`, or nothing for all pages
 */
export function builtFiles(build: string, below = ''): BuiltFile[] {
  return htmlFiles(path.join(build, below)).map((file) => ({
    route: routeOf(path.relative(build, file)),
    file,
  }));
}

function htmlFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && !/(^|[\\/])assets[\\/]/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

function routeOf(file: string): string {
  const name = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '');
  return `/${name.replace(/(^|\/)index$/, '')}`;
}
