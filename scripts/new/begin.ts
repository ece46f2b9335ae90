import fs from 'node:fs';
import path from 'node:path';

import {pluginRoutes} from '../../src/config/navigation';
import {readCatalogue, routeOf} from '../../src/content/catalogue';
import {checkFrontMatter, slugIn} from '../../src/content/front-matter';
import {categoriesOf, kindOf} from '../../src/content/kinds';
import {currentTree, sitePages} from '../../src/content/tree';
import {pathFrom} from '../../src/lib/files';
import {formatFinding} from '../../src/lib/finding';
import {UNREACHABLE} from '../check/pages';
import {type Draft, draftOf, type Site} from './draft';
import type {Order} from './order';

/**
 * Creates a page. Never overwrites one.
 *
 * @returns the file and the line to continue at, or why nothing was written
 */
export function begin(order: Order, root: string, today: Date): Draft | {fault: string} {
  const site = readSite(root, today);
  const draft = draftOf(order, site);
  if ('fault' in draft) return draft;
  const full = path.join(root, draft.file);
  if (fs.existsSync(full)) {
    return {fault: `${draft.file} already exists  → open it, or choose another title`};
  }
  const fault = faultOf(draft, site);
  if (fault) return {fault};
  fs.mkdirSync(path.dirname(full), {recursive: true});
  // The flag makes the write fail if the file was created in the meantime.
  fs.writeFileSync(full, draft.content, {flag: 'wx'});
  return draft;
}

function readSite(root: string, today: Date): Site {
  const tree = currentTree(root);
  const pages = readCatalogue(tree);
  const outside = sitePages(root).map((full) => routeOf(pathFrom(root, full)));
  return {
    today: today.toISOString().slice(0, 10),
    pages,
    routes: [...pages.map(({route}) => route), ...outside, ...pluginRoutes],
    categories: categoriesOf(tree.folder),
  };
}

function faultOf({file, content}: Draft, {routes, categories}: Site): string | undefined {
  const inTree = file.replace(/^docs\//, '');
  const kind = kindOf(inTree);
  if (!kind || kind === 'section')
    return `"${file}" is not a valid file name  → use a title with letters`;
  const route = routeOf(inTree, slugIn(content));
  if (kind !== 'update' && (UNREACHABLE.test(route) || routes.includes(route))) {
    return `the address ${route} is in use  → choose another title`;
  }
  const {findings} = checkFrontMatter(content, {repoPath: file, file: inTree, kind, categories});
  const [finding] = findings;
  return finding && formatFinding(finding);
}
