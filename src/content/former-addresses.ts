import fs from 'node:fs';

import {routeOf} from './catalogue';
import {fieldsOf, isWaiting, slugIn} from './front-matter';
import {markdownAddress} from './markdown-address';
import {currentTree, markdownFiles, placeOf, sitePages} from './tree';

/**
 * The addresses that pages once had, from `redirect_from` in their front matter, each with the address of the page
 * today. Their Markdown copies are redirected too.
 */
export function formerAddresses(root: string): Record<string, string> {
  const files = [...markdownFiles(currentTree(root).folder), ...sitePages(root)];
  const pairs = files.flatMap((full) => {
    const content = fs.readFileSync(full, 'utf8');
    const fields = content.includes('redirect_from') ? fieldsOf(content) : {};
    const {redirect_from: from} = fields;
    if (!Array.isArray(from) || isWaiting(fields, new Date())) return [];
    const to = routeOf(placeOf(full, root).file, slugIn(content));
    return from
      .map(String)
      .flatMap((address) => [
        [address, to] as const,
        [`${address}.md`, markdownAddress(to) ?? to] as const,
      ]);
  });
  return Object.fromEntries(pairs);
}
