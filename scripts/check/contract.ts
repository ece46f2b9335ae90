import fs from 'node:fs';
import path from 'node:path';

import {currentTree} from '../../src/content/tree';
import {BREAKING_FILE, readDeclarations, undeclared} from '../../src/features/contract/breaking';
import {OPENAPI_FILE} from '../../src/features/contract/files';
import {checkOpenApi} from '../../src/features/contract/lint';
import {changesSince} from '../../src/features/contract/released';
import {findingIn, reasonOf} from '../../src/lib/finding';
import type {Check} from './context';

/** The API contract follows the rules in redocly.yaml. */
export const openapi: Check = {
  name: 'openapi',
  run: async ({root}) => ({count: 1, findings: await checkOpenApi(root)}),
};

/** Every change that breaks clients of an earlier version is declared with a reason. */
export const breaking: Check = {
  name: 'breaking',
  async run({root}) {
    if (!fs.existsSync(path.join(root, OPENAPI_FILE))) return {count: 0, findings: []};
    try {
      const since = await changesSince(currentTree(root), root);
      const findings = undeclared(since, readDeclarations(root)).map(({version, text}) =>
        findingIn(
          OPENAPI_FILE,
          `this change breaks clients of ${version}: ${text}`,
          declare(version),
        ),
      );
      return {count: 1, findings};
    } catch (error) {
      const [reason = ''] = reasonOf(error).split('\n');
      const message = `cannot compare with earlier versions: ${reason}`;
      return {count: 1, findings: [findingIn(BREAKING_FILE, message, 'correct this error first')]};
    }
  },
};

function declare(version: string): string {
  return `undo the change, or declare it in ${BREAKING_FILE} with since: ${version} and a reason`;
}
