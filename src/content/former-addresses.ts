import fs from 'node:fs';

import {pathFrom} from '../lib/files';
import {parseLocated} from '../lib/located-data';
import {routeOf} from './catalogue';
import {splitFrontMatter} from './front-matter';
import {markdownAddress} from './markdown-address';
import {currentTree, markdownFiles, placeOf, sitePages} from './tree';

/**
 * The addresses that pages once had, from `redirect_from` in their front matter, each with the address of the page
 * today. Their Markdown copies are redirected too.
 */
export function formerAddresses(root: string): Record<string, string> {
  const files = [...markdownFiles(currentTree(root).folder), ...sitePages(root)];
  const pairs = files.flatMap((full) => {
    const {from, slug} = fieldsOf(fs.readFileSync(full, 'utf8'), pathFrom(root, full));
    const to = routeOf(placeOf(full, root).file, slug);
    return from.flatMap((address) => [
      [address, to] as const,
      [`${address}.md`, markdownAddress(to) ?? to] as const,
    ]);
  });
  return Object.fromEntries(pairs);
}

function fieldsOf(content: string, file: string): {from: string[]; slug: string | undefined} {
  const none = {from: [], slug: undefined};
  // Most pages have none, and parsing takes longer than reading.
  if (!content.includes('\nredirect_from:')) return none;
  const split = splitFrontMatter(content);
  const parsed = 'fault' in split ? undefined : parseLocated(split.yaml, file);
  if (!parsed || 'findings' in parsed) return none;
  const {redirect_from: from, slug} = (parsed.data.value ?? {}) as Record<string, unknown>;
  return {
    from: Array.isArray(from) ? from.map(String) : [],
    slug: typeof slug === 'string' ? slug : undefined,
  };
}
