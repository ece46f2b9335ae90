import path from 'node:path';

import {contractOf} from '../../src/contract/files';

/** The list of frozen versions. */
export const VERSIONS_FILE = 'versions.json';

/** Folders of today's content that a version takes along whole, names with a leading `_` included. */
export const CONTENT = 'docs';

/** Where a frozen version lies, each path from the repository. */
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
