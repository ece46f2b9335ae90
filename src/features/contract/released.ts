import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {FIGURES_FOLDER} from '../../content/figures/read';
import type {ContentTree} from '../../content/tree';
import {allTrees, currentTree} from '../../content/tree';
import {memoizeByMtime} from '../../lib/memoize-by-mtime';
import {bundleContract} from './bundle';
import {type Change, changesBetween} from './changes';
import type {OpenApiDocument} from './document';
import {contractOf, documentFiles, filesBelow} from './files';

/** Bundled once for all pages, until a file of it changes. */
const currentDocument = memoizeByMtime(
  ({folder: root}) => [
    ...documentFiles(root),
    ...filesBelow(contractOf({version: 'current'}, root).samples),
    ...filesBelow(path.join(currentTree(root).folder, FIGURES_FOLDER)),
  ],
  ({folder}) => bundleContract(folder),
);

/** The document that belongs to a tree: bundled for today's, as released for an archived one. */
export async function documentOf(tree: ContentTree, root: string): Promise<OpenApiDocument> {
  if (tree.version === 'current') return currentDocument({folder: root});
  const {document} = contractOf(tree, root);
  if (!fs.existsSync(document)) {
    const file = path.relative(root, document);
    throw new Error(`${file} is missing: restore it from git`);
  }
  return parse(fs.readFileSync(document, 'utf8')) as OpenApiDocument;
}

export interface ChangesSince {
  /** Name of the earlier version, such as `2024-11`. */
  version: string;
  changes: Change[];
}

/** What changed in the contract of a tree since each earlier version, the newest first. */
export async function changesSince(tree: ContentTree, root: string): Promise<ChangesSince[]> {
  const trees = allTrees(root);
  const at = trees.findIndex(({version}) => version === tree.version);
  const [now, ...earlier] = await Promise.all(
    trees.slice(at).map(async (one) => ({one, document: await documentOf(one, root)})),
  );
  if (!now) return [];
  return earlier.map(({one, document}) => ({
    version: one.version,
    changes: changesBetween(document, now.document),
  }));
}
