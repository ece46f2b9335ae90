import fs from 'node:fs';
import path from 'node:path';

import {readCatalogue, routeOf} from '../../content/catalogue';
import {currentTree, markdownFiles} from '../../content/tree';

const UPDATES = '/updates/';

/**
 * The file that a page is made of.
 *
 * @returns its path from the repository; undefined for archives and pages that are no Markdown
 */
export function pageFile(route: string, root: string): string | undefined {
  const tree = currentTree(root);
  const shown = (full: string): string => path.relative(root, full).split(path.sep).join('/');
  if (route.startsWith(UPDATES)) {
    const line = `slug: ${route.slice(UPDATES.length)}`;
    const post = markdownFiles(path.join(root, 'blog')).find((full) =>
      fs.readFileSync(full, 'utf8').split('\n').includes(line),
    );
    return post && shown(post);
  }
  const known = readCatalogue(tree).find((page) => page.route === route);
  if (known) return shown(path.join(tree.folder, known.file));
  // A page with faulty front matter is in no list, and is the one that has to be told of.
  const byPlace = markdownFiles(tree.folder).find(
    (full) => routeOf(path.relative(tree.folder, full).split(path.sep).join('/')) === route,
  );
  return byPlace && shown(byPlace);
}
