import fs from 'node:fs';
import path from 'node:path';

import {brand} from '../../src/config/brand';
import {currentTree} from '../../src/content/tree';
import {WEBHOOK_SAMPLE} from '../../src/contract/bundle';
import {operationsOf} from '../../src/contract/document';
import {contractOf, filesBelow} from '../../src/contract/files';
import {documentOf} from '../../src/contract/released';
import {LANGUAGES} from '../../src/contract/samples';
import type {Finding} from '../../src/lib/finding';
import type {Check} from './context';

/** Any host of ours or of a placeholder. */
const HOST = /\bapi\.[\w-]+(?:\.[\w-]+)*\b(?=[/'"`}])/g;

/** Each operation, and the receiving of webhooks, has a sample in each language, for our host. */
export const samples: Check = {
  name: 'samples',
  async run({root}) {
    const {samples: folder} = contractOf({version: 'current'}, root);
    const files = filesBelow(folder);
    const ids = await operationIds(root);
    return {looked: ids.length, findings: [...missing(ids, folder, root), ...hosts(files, root)]};
  },
};

/** None where the contract cannot be read: the rule `openapi` says why. */
async function operationIds(root: string): Promise<string[]> {
  try {
    const {paths} = await documentOf(currentTree(root), root);
    return operationsOf(paths).map(({operation}) => operation.operationId);
  } catch {
    return [];
  }
}

function missing(ids: readonly string[], folder: string, root: string): Finding[] {
  return (ids.length > 0 ? [...ids, WEBHOOK_SAMPLE] : []).flatMap((id) =>
    LANGUAGES.map(({folder: language, extension}) =>
      path.join(folder, language, `${id}.${extension}`),
    )
      .filter((file) => !fs.existsSync(file))
      .map((file) => ({
        file: path.relative(root, file),
        line: 1,
        column: 1,
        message: `the sample of "${id}" is missing`,
        fix: 'write it, and run it in tests/unit/samples',
      })),
  );
}

function hosts(files: readonly string[], root: string): Finding[] {
  return files.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(HOST)]
          .filter(([host]) => host !== brand.apiHost)
          .map((match) => ({
            file: path.relative(root, file),
            line: index + 1,
            column: match.index + 1,
            message: `"${match[0]}" is not the host of the API`,
            fix: `write "${brand.apiHost}", as src/config/brand.ts says`,
          })),
      ),
  );
}
