import {type BuiltFile, type ExportedPage, readFiles} from 'docusaurus-markdown-copies';

import {brand} from '../../config/brand';
import {elements} from './elements';

/** Reads built pages, in the order of their files. `pages.ts` calls it in other threads too. */
export function readShare(files: readonly BuiltFile[]): (ExportedPage | undefined)[] {
  return readFiles(files, brand.siteUrl, elements);
}
