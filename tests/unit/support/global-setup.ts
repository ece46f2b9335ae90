import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that contains all temporary folders of a run. */
    temporaryBase: string;
  }
}

/** Creates one folder for everything temporary in the run, and removes it at the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  project.provide('temporaryBase', base);
  // 20,000 files: removed in the background, because Vitest must respond to its workers while they stop.
  return () => fs.promises.rm(base, {recursive: true, force: true});
}
