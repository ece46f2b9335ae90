import {pathFrom} from './files';

/**
 * The module name of a file that a plugin created with `createData`. An absolute path would be
 * published, and the hashes of the build would depend on the folder.
 *
 * @param folder `generatedFilesDir` of Docusaurus
 */
export function generated(folder: string, file: string): string {
  return `@generated/${pathFrom(folder, file)}`;
}
