import fs from 'node:fs';
import path from 'node:path';

import {inject} from 'vitest';

import {writeFiles} from '@site/src/lib/files';

/** Text or bytes by path, relative to the folder, with `/`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Creates a folder with these files, which is removed at the end of the run. */
export function temporaryFolder(files: Files = {}): string {
  const folder = fs.mkdtempSync(path.join(inject('temporaryBase'), 'case-'));
  writeFiles(folder, files);
  return folder;
}
