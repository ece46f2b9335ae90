import fs from 'node:fs';
import path from 'node:path';

/** Begins the name of a package in a path. */
const NAME = /^(?:@[^/]+\/)?[^/]+/;
const FOLDER = '/node_modules/';

/** A package as it lies in `node_modules`. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** What `package.json` says, as it says it; none where it says nothing that can be understood. */
  licence?: string;
  /** The texts of its licence and notices. */
  texts: string[];
}

/** The folder of the package that a file belongs to; undefined for files of our own. */
export function packageFolder(file: string): string | undefined {
  const whole = file.split(path.sep).join('/');
  const at = whole.lastIndexOf(FOLDER);
  if (at < 0) return undefined;
  const name = NAME.exec(whole.slice(at + FOLDER.length))?.[0];
  return name && whole.slice(0, at + FOLDER.length) + name;
}

/** Names of the packages that were bundled into a file before it was published, as its source map tells. */
export function bundledNames(file: string): string[] {
  const map = `${file}.map`;
  if (!fs.existsSync(map)) return [];
  const {sources = []} = JSON.parse(fs.readFileSync(map, 'utf8')) as {sources?: string[]};
  const names = sources.flatMap((source) => {
    const at = source.lastIndexOf(FOLDER);
    return at < 0 ? [] : (NAME.exec(source.slice(at + FOLDER.length)) ?? []);
  });
  return [...new Set(names)];
}

/** The folder of a package as Node would find it from another folder. */
export function installedFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** Reads what a package says of itself. */
export function readPackage(folder: string): InstalledPackage {
  const {name, version, license} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: unknown};
  const texts = fs
    .readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|ofl|notice)([.-].*)?$/i.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return {name, version, texts, ...(typeof license === 'string' && {licence: license})};
}
