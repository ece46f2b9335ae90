import fs from 'node:fs/promises';
import path from 'node:path';

import {currentTree, type ContentTree} from '../../content/tree';
import type {OpenApiDocument} from '../../contract/document';
import {indexFileOf} from './engine/index-format';
import {documentsOf} from './sources';
import {readWritersFiles} from './sources/writers-files';

/**
 * Writes the index of a version: `index.json`, and the text of each document by its place.
 *
 * @param build folder of the finished build
 * @param folder of the index
 * @param contract of the API, for the version that has a reference
 */
export async function writeIndex(
  {build, folder}: {build: string; folder: string},
  tree: ContentTree,
  others: readonly ContentTree[],
  contract?: OpenApiDocument,
): Promise<void> {
  // What visitors call things belongs to no version.
  const {synonyms, keywords} = readWritersFiles(currentTree(process.cwd()).folder);
  const otherBases = others.map(({base}) => base).filter((base) => base !== '');
  const documents = documentsOf(build, tree, otherBases, keywords, contract);
  if (documents.length === 0) throw new Error(`The search found no page of ${tree.version}`);
  await fs.mkdir(folder, {recursive: true});
  const write = (name: string | number, data: unknown): Promise<void> =>
    fs.writeFile(path.join(folder, `${name}.json`), JSON.stringify(data));
  await write('index', indexFileOf(documents, synonyms));
  await Promise.all(
    documents.map(({sections}, id) => (sections.length > 0 ? write(id, sections) : undefined)),
  );
}
