import fs from 'node:fs';
import path from 'node:path';

import {inject} from 'vitest';

import {writeFiles} from '@site/src/lib/files';

/** Text or bytes by path from the folder, with `/`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder of its own that holds these files until the run has ended. */
export function temporaryFolder(files: Files = {}): string {
  const folder = fs.mkdtempSync(path.join(inject('temporaryBase'), 'case-'));
  writeFiles(folder, files);
  return folder;
}
