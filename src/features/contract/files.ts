import path from 'node:path';

import type {ContentTree} from '../../content/tree';
import {filesBelow} from '../../lib/files';

/** The entry file of the API contract, from the repository root. */
export const OPENAPI_FILE = 'openapi/openapi.yaml';
/** The schema of error codes with its catalogue, from the repository root. */
export const ERROR_CODES_FILE = 'openapi/schemas/ErrorCode.yaml';
/** The contract as it was published with each archived version. */
export const RELEASED_FOLDER = 'openapi/released';
/** Vectors that prove an implementation of the signatures. */
export const VECTORS_FILE = 'vectors.json';

/** Where everything about the API lies that the pages of one content tree print. */
export interface ContractSource {
  /** Absolute path of the whole document: the entry file of today's, or the bundle of a released one. */
  document: string;
  samples: string;
  vectors: string;
}

/** The contract that belongs to a tree, so that archived pages print what was true then. */
export function contractOf(tree: Pick<ContentTree, 'version'>, root: string): ContractSource {
  if (tree.version === 'current') {
    return {
      document: path.join(root, OPENAPI_FILE),
      samples: path.join(root, 'samples'),
      vectors: path.join(root, 'openapi', VECTORS_FILE),
    };
  }
  const folder = path.join(root, RELEASED_FOLDER, tree.version);
  return {
    document: path.join(folder, 'openapi.yaml'),
    samples: path.join(folder, 'samples'),
    vectors: path.join(folder, VECTORS_FILE),
  };
}

/** Absolute paths of the files that today's document is made of, the entry first. */
export function documentFiles(root: string): string[] {
  const entry = path.join(root, OPENAPI_FILE);
  const released = path.join(root, RELEASED_FOLDER) + path.sep;
  const parts = filesBelow(path.dirname(entry)).filter(
    (file) => /\.ya?ml$/.test(file) && file !== entry && !file.startsWith(released),
  );
  return [entry, ...parts];
}
