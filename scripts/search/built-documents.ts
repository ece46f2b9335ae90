import path from 'node:path';

import {allTrees, currentTree} from '../../src/content/tree';
import type {SearchDocument} from '../../src/search/document';
import {documentsOf, readContract} from '../../src/search/sources';

/** What today's index of a finished build was made of. */
export function builtDocuments(root: string, build: string): SearchDocument[] {
  return documentsOf({
    build,
    base: '',
    otherBases: allTrees(root).flatMap(({base}) => (base === '' ? [] : [base])),
    tree: currentTree(root).folder,
    contract: readContract(path.join(root, '.docusaurus')),
  });
}
