import fs from 'node:fs';
import path from 'node:path';

import {brand} from '../../src/config/brand';
import {currentTree} from '../../src/content/tree';
import {WEBHOOK_SAMPLE} from '../../src/features/contract/bundle';
import {operationsOf} from '../../src/features/contract/document';
import {contractOf} from '../../src/features/contract/files';
import {documentOf} from '../../src/features/contract/released';
import {LANGUAGES} from '../../src/features/contract/samples';
import {filesBelow, pathFrom} from '../../src/lib/files';
import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, findingAtOffset} from './context';

/** Anything that looks like an API host. */
const HOST = /\bapi\.[\w-]+(?:\.[\w-]+)*\b(?=[/'"`}])/g;

/** Each operation and the webhook receiver have a sample in each language, and samples use our API host. */
export const samples: Check = {
  name: 'samples',
  async run({root}) {
    const {samples: folder} = contractOf({version: 'current'}, root);
    const files = filesBelow(folder);
    const ids = await operationIds(root);
    return {count: ids.length, findings: [...missing(ids, folder, root), ...hosts(files, root)]};
  },
};

/** Empty if the contract cannot be read; the rule `openapi` reports why. */
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
      .map((file) => {
        const fix = 'add the file, and run it in tests/unit/samples';
        return findingIn(pathFrom(root, file), `"${id}" has no sample in this language`, fix);
      }),
  );
}

function hosts(files: readonly string[], root: string): Finding[] {
  const fix = `write "${brand.apiHost}", the host in src/config/brand.ts`;
  return files.flatMap((file) => {
    const source = {shown: pathFrom(root, file), content: fs.readFileSync(file, 'utf8')};
    return [...source.content.matchAll(HOST)]
      .filter(([host]) => host !== brand.apiHost)
      .map(({0: host, index}) =>
        findingAtOffset(source, index, `"${host}" is not the API host`, fix),
      );
  });
}
