import fs from 'node:fs';
import path from 'node:path';

import {BREAKING_FILE, readDeclarations, undeclared} from '../../src/features/contract/breaking';
import {OPENAPI_FILE} from '../../src/features/contract/files';
import {changesSince} from '../../src/features/contract/released';
import {currentTree} from '../../src/content/tree';
import type {Finding} from '../../src/lib/finding';
import type {Check} from './context';

/** Every change that breaks clients of an earlier version is declared with a reason. */
export const breaking: Check = {
  name: 'breaking',
  async run({root}) {
    if (!fs.existsSync(path.join(root, OPENAPI_FILE))) return {looked: 0, findings: []};
    try {
      const since = await changesSince(currentTree(root), root);
      const findings = undeclared(since, readDeclarations(root)).map(({version, text}) =>
        finding(OPENAPI_FILE, `breaks clients of ${version}: ${text}`, declare(version)),
      );
      return {looked: 1, findings};
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      return {
        looked: 1,
        findings: [
          finding(
            BREAKING_FILE,
            `cannot compare with earlier versions: ${reason}`,
            'fix the error',
          ),
        ],
      };
    }
  },
};

function declare(version: string): string {
  return `undo the change, or declare it in ${BREAKING_FILE} with since: ${version} and a reason`;
}

function finding(file: string, message: string, fix: string): Finding {
  return {file, line: 1, column: 1, message, fix};
}
