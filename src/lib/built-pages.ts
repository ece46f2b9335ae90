import fs from 'node:fs';
import path from 'node:path';

export interface BuiltFile {
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
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'assets' ? [] : htmlFiles(full);
      return entry.name.endsWith('.html') ? [full] : [];
    })
    .sort();
}

function routeOf(file: string): string {
  const name = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '');
  return `/${name.replace(/(^|\/)index$/, '')}`;
}
