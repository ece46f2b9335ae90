import {spawnSync} from 'node:child_process';

import {installPackages} from './debian';

const PACKAGE = 'default-jre-headless';

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** Installs Java for the HTML checker. `missing` says what cannot be tested without it. */
export function ensureJava(): {missing?: string} {
  if (hasJava || installPackages(PACKAGE)) return {};
  return {missing: `Java is not installed, so the HTML is not checked. Install ${PACKAGE}`};
}
