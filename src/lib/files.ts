import fs from 'node:fs';
import path from 'node:path';

/** Absolute paths of all files below a folder, sorted; of a file, its own. None if it does not exist. Symbolic links are no files. */
export function filesBelow(folder: string): string[] {
  const found = fs.statSync(folder, {throwIfNoEntry: false});
  if (!found?.isDirectory()) return found ? [folder] : [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}

/** The path of a file relative to a folder, with forward slashes on every platform. */
export function pathFrom(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** A link in a file to another one, such as `./keys.md`. Both are paths relative to the repository. */
export function linkBetween(from: string, to: string): string {
  const url = path.posix.relative(path.posix.dirname(from), to);
  return url.startsWith('.') ? url : `./${url}`;
}

/** Writes files below a folder, and creates missing folders. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  const entries = Object.entries(files).map(([name, to]) => [path.join(folder, name), to] as const);
  const folders = new Set(entries.map(([full]) => path.dirname(full)));
  for (const each of folders) fs.mkdirSync(each, {recursive: true});
  for (const [full, content] of entries) fs.writeFileSync(full, content);
}
