import fs from 'node:fs';
import path from 'node:path';

import {
  changesBetween,
  type ChangesSince,
  numberFault,
  type OpenApiDocument,
} from '@portal/contract';
import {parse, stringify} from 'yaml';

import {pagesOf} from '../../content/sources';
import {allTrees, type ContentTree} from '../../content/tree';
import {memoizeByMtime} from '../../lib/memoize-by-mtime';
import {memoized} from '../../lib/memoized';
import {bundleContract} from './bundle';
import {contractOf} from './files';

/** Bundled once for all pages, until one of the files changes. */
const currentDocument = memoizeByMtime(['openapi', 'samples', 'docs/_figures'], ({folder}) =>
  bundleContract(folder),
);

const archivedDocument = memoized(
  (file: string) => parse(fs.readFileSync(file, 'utf8')) as OpenApiDocument,
);

/** The document of a tree: bundled for the current tree, as released for an archived one. */
export async function documentOf(tree: ContentTree, root: string): Promise<OpenApiDocument> {
  if (tree.version === 'current') return currentDocument({folder: root});
  const {document} = contractOf(tree, root);
  if (!fs.existsSync(document)) {
    const file = path.relative(root, document);
    throw new Error(`${file} is missing: restore it from git`);
  }
  return archivedDocument(document);
}

/** The article that lists the changes. */
export const ARTICLE = '/resources/api-docs';

/**
 * The day of a contract, which is that of the article of its version.
 *
 * @throws Error if the article has no date
 */
export function dateOf(tree: ContentTree): Date {
  const article = pagesOf(tree).find(({route}) => route === tree.base + ARTICLE);
  if (!article?.updated) throw new Error(`${tree.base}${ARTICLE} has no last_update date`);
  return new Date(`${article.updated}T00:00:00Z`);
}

/** Changes in the contract of a tree relative to each earlier version, newest version first. */
export async function changesSince(
  tree: ContentTree,
  root: string,
): Promise<(ChangesSince & {tree: ContentTree})[]> {
  const trees = allTrees(root);
  const at = trees.findIndex(({version}) => version === tree.version);
  const [now, ...earlier] = await Promise.all(
    trees.slice(at).map(async (one) => ({one, document: await documentOf(one, root)})),
  );
  if (!now) return [];
  return earlier.map(({one, document}) => ({
    tree: one,
    version: one.version,
    number: document.info.version,
    changes: changesBetween(document, now.document),
  }));
}

/** What is wrong with the number of today's contract, beside that of the last release; undefined if it is right. */
export async function numberFaultOf(root: string): Promise<string | undefined> {
  const [now, last] = await Promise.all(
    allTrees(root)
      .slice(0, 2)
      .map((tree) => documentOf(tree, root)),
  );
  return now && last ? numberFault(last, now) : undefined;
}

/**
 * Archives today's contract along with a version of the docs: the bundled document, the samples and
 * the vectors, which the pages of that version use from then on.
 *
 * @param version name of the version, such as `2025-02`
 */
export async function releaseContract(root: string, version: string): Promise<void> {
  const document = await bundleContract(root);
  const today = contractOf({version: 'current'}, root);
  const archived = contractOf({version}, root);
  fs.mkdirSync(path.dirname(archived.document), {recursive: true});
  fs.writeFileSync(archived.document, stringify(document, {lineWidth: 0}));
  fs.cpSync(today.samples, archived.samples, {recursive: true});
  fs.copyFileSync(today.vectors, archived.vectors);
}
