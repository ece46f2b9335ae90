import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {filesBelow} from './files';

/** The sources of all pages. */
const INPUTS = [
  'docs',
  'versioned_docs',
  'blog',
  'openapi',
  'src',
  'docusaurus.config.ts',
  'package-lock.json',
];

/**
 * A hash of the contents of files.
 *
 * @param inputs files and folders below the root; missing ones count as empty
 * @returns 12 hexadecimal digits
 */
export function fingerprint(root: string, inputs: readonly string[] = INPUTS): string {
  const hash = createHash('sha256');
  for (const input of inputs.map((name) => path.join(root, name))) {
    for (const file of filesBelow(input)) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
