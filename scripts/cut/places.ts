import path from 'node:path';

import {contractOf} from '../../src/contract/files';

export const VERSIONS_FILE = 'versions.json';

/** Copied as a whole into a version, including folders with a leading `_`. */
export const CONTENT = 'docs';

/** The files and folders of an archived version, as paths from the repository. */
export function placesOf(root: string, version: string): {content: string; all: string[]} {
  const content = `versioned_docs/version-${version}`;
  return {
    content,
    all: [
      content,
      `versioned_sidebars/version-${version}-sidebars.json`,
      path.relative(root, path.dirname(contractOf({version}, root).document)),
    ],
  };
}
