import fs from 'node:fs';

import {isOff} from '../config/features';
import {routeAt} from './catalogue';
import {fieldsOf, isWaiting} from './front-matter';
import {markdownAddress} from './markdown-address';
import {currentTree, markdownFiles, sitePages} from './tree';

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
    const to = routeAt(full, root, content);
    if (isOff(to)) return [];
    return from.flatMap((address) => [
      [String(address), to] as const,
      [`${address}.md`, markdownAddress(to) ?? to] as const,
    ]);
  });
  return Object.fromEntries(pairs);
}
