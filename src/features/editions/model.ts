import fs from 'node:fs';

import {routeOf} from '../../content/catalogue';
import {checkFrontMatter, type LegalFrontMatter} from '../../content/front-matter';
import {type ContentTree, markdownFiles} from '../../content/tree';
import {pathFrom} from '../../lib/files';

export interface Edition {
  number: number;
  /** ISO date from which it applies. */
  effective: string;
  route: string;
  /** Whether it is at the page's own address, and so applies now. */
  isMain: boolean;
}

/** `legal/terms.md`, or `legal/editions/terms-3.md` for an edition that does not apply yet, or no longer. */
const FILE = /^legal\/(?:editions\/(?<other>.+)-(?<number>\d+)|(?<main>[^/]+))\.mdx?$/;

/** The page that a file of `legal/` is an edition of, such as `terms`, and the number in its name if it has one. */
export function editionFile(file: string): {page: string; number?: number} | undefined {
  const {main, other = main, number} = FILE.exec(file)?.groups ?? {};
  return other === undefined ? undefined : {page: other, ...(number && {number: Number(number)})};
}

/**
 * All editions of a legal page, the earliest first.
 *
 * @param file of one of them, relative to the tree
 */
export function editionsOf(file: string, tree: ContentTree): Edition[] {
  const page = editionFile(file)?.page;
  return markdownFiles(tree.folder)
    .map((full) => ({full, file: pathFrom(tree.folder, full)}))
    .filter((each) => page !== undefined && editionFile(each.file)?.page === page)
    .flatMap(({full, file: each}): Edition[] => {
      const {frontMatter} = checkFrontMatter(fs.readFileSync(full, 'utf8'), {
        repoPath: each,
        file: each,
        kind: 'legal',
        categories: [],
      });
      const {edition, effective, slug} = (frontMatter ?? {}) as Partial<LegalFrontMatter>;
      if (!edition || !effective) return [];
      const isMain = editionFile(each)?.number === undefined;
      return [{number: edition, effective, route: tree.base + routeOf(each, slug), isMain}];
    })
    .sort((a, b) => a.number - b.number);
}
