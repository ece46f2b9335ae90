import fs from 'node:fs';
import path from 'node:path';

import {routeOf} from '../../src/content/catalogue';
import {checkFrontMatter, slugIn} from '../../src/content/front-matter';
import {kindOf} from '../../src/content/kinds';
import {formatFinding} from '../../src/lib/finding';
import {UNREACHABLE} from '../check/pages';
import type {Order} from './order';
import {beginArticle, beginLegal, beginUpdate} from './pages';
import {type Draft, readSite, routesOf, type Site} from './site';

const BEGIN = {
  article: beginArticle,
  legal: beginLegal,
  update: beginUpdate,
} satisfies Record<Order['kind'], (order: Order, site: Site) => Draft | {fault: string}>;

/**
 * Creates a page. Never overwrites one.
 *
 * @returns the file and the line to continue at, or why nothing was written
 */
export function begin(order: Order, root: string, today: Date): Draft | {fault: string} {
  const site = readSite(root, today);
  const draft = BEGIN[order.kind](order, site);
  if ('fault' in draft) return draft;
  const fault = faultOf(draft, site);
  if (fault) return {fault};
  const full = path.join(root, draft.file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  // The flag makes the write fail if the file was created in the meantime.
  fs.writeFileSync(full, draft.content, {flag: 'wx'});
  return draft;
}

function faultOf({file, content}: Draft, site: Site): string | undefined {
  const {root, categories} = site;
  if (fs.existsSync(path.join(root, file))) {
    return `${file} already exists  → open it, or choose another title`;
  }
  const inTree = file.replace(/^docs\//, '');
  const kind = kindOf(inTree);
  if (!kind || kind === 'section')
    return `"${file}" is not a valid file name  → use a title with letters`;
  const route = routeOf(inTree, slugIn(content));
  if (kind !== 'update' && (UNREACHABLE.test(route) || routesOf(site).includes(route))) {
    return `the address ${route} is in use  → choose another title`;
  }
  const {findings} = checkFrontMatter(content, {repoPath: file, file: inTree, kind, categories});
  const [finding] = findings;
  return finding && formatFinding(finding);
}
