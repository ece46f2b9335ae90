import path from 'node:path';

import type {ContentTree} from '../../content/tree';
import {filesBelow} from '../../lib/files';

/** The entry file of the API contract, relative to the repository root. */
export const OPENAPI_FILE = 'openapi/openapi.yaml';
/** Where breaking changes are declared with their reason. */
export const BREAKING_FILE = 'openapi/breaking.yaml';
/** The contract as published with each archived version. */
const RELEASED_FOLDER = 'openapi/released';

/** The locations of the API files that the pages of one content tree use. */
interface ContractSource {
  /** Absolute path of the document: the entry file of today's, or the bundle of a released one. */
  document: string;
  samples: string;
  vectors: string;
}

/** The contract of a tree; archived pages keep showing the one that was valid then. */
export function contractOf(tree: Pick<ContentTree, 'version'>, root: string): ContractSource {
  const released = tree.version !== 'current' && path.join(RELEASED_FOLDER, tree.version);
  const folder = path.join(root, released || path.dirname(OPENAPI_FILE));
  return {
    document: path.join(folder, path.basename(OPENAPI_FILE)),
    samples: path.join(released ? folder : root, 'samples'),
    // Test vectors for implementations of the signatures.
    vectors: path.join(folder, 'vectors.json'),
  };
}

/** Absolute paths of the files that make up today's document, starting with the entry file. */
export function documentFiles(root: string): string[] {
  const entry = path.join(root, OPENAPI_FILE);
  const released = path.join(root, RELEASED_FOLDER) + path.sep;
  const parts = filesBelow(path.dirname(entry)).filter(
    (file) => /\.ya?ml$/.test(file) && file !== entry && !file.startsWith(released),
  );
  return [entry, ...parts];
}
