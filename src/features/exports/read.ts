import {type BuiltFile, type ExportedPage, readFiles} from 'docusaurus-markdown-copies';

import {elements} from './elements';

export interface Share {
  files: readonly BuiltFile[];
  /** URL of the language that they are in. */
  site: string;
}

/** Reads built pages, in the order of their files. `pages.ts` calls it in other threads too. */
export function readShare({files, site}: Share): (ExportedPage | undefined)[] {
  return readFiles(files, site, elements);
}
