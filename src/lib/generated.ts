import path from 'node:path';

/**
 * The name under which the bundler finds a file that a plugin made with `createData`. A route that
 * names the file by its absolute path hands that path to every visitor, and to the hashes of the
 * build, which then differ from folder to folder.
 *
 * @param folder `generatedFilesDir` of Docusaurus
 */
export function generated(folder: string, file: string): string {
  return `@generated/${path.relative(folder, file).split(path.sep).join('/')}`;
}
