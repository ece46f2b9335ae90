import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import {bundleContract} from './bundle';
import {contractOf} from './files';

/**
 * Archives today's contract beside a version of the docs: the bundled document, the samples and
 * the vectors, which the pages of that version print from then on.
 *
 * @param version name of the version, such as `2025-02`
 * @throws Error where the name cannot be a folder
 */
export async function releaseContract(root: string, version: string): Promise<void> {
  if (!/^[\w.-]+$/.test(version)) throw new Error(`"${version}" is no name of a version`);
  const document = await bundleContract(root);
  const today = contractOf({version: 'current'}, root);
  const archived = contractOf({version}, root);
  fs.rmSync(path.dirname(archived.document), {recursive: true, force: true});
  fs.mkdirSync(path.dirname(archived.document), {recursive: true});
  fs.writeFileSync(archived.document, stringify(document, {lineWidth: 0}));
  fs.cpSync(today.samples, archived.samples, {recursive: true});
  fs.copyFileSync(today.vectors, archived.vectors);
}
