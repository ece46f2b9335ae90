import fs from 'node:fs';
import path from 'node:path';

/**
 * Gives a folder the packages of another one, as links, and a `node_modules` of its own for what
 * tools keep in there.
 */
export function linkPackages(from: string, folder: string): void {
  const to = path.join(folder, 'node_modules');
  fs.rmSync(to, {recursive: true, force: true});
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}
