import {bundleContract} from '../../src/contract/bundle';
import {allTrees, currentTree} from '../../src/content/tree';
import type {SearchDocument} from '../../src/search/document';
import {documentsOf} from '../../src/search/sources';

/** What today's index of a finished build was made of. */
export async function builtDocuments(root: string, build: string): Promise<SearchDocument[]> {
  return documentsOf({
    build,
    base: '',
    otherBases: allTrees(root).flatMap(({base}) => (base === '' ? [] : [base])),
    tree: currentTree(root).folder,
    contract: await bundleContract(root),
  });
}
