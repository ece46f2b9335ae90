import path from 'node:path';

import {type CheckContext, findingAt, pageRule, type SourcePage} from './context';
import {decoded} from './link-targets';
import {isUnfinished} from './placeholders';

/** Number of pages that must link to a page, so that readers also find it without the search or the sidebar. */
const MIN_PAGES = 2;

/** The text of other pages links to every article and legal page. */
export const inbound = pageRule(
  'inbound',
  (page, context) => {
    // The links of an unreadable file are unknown.
    if (context.pages.some(({content}) => content === '')) return [];
    const from = sourcesOf(page, context);
    if (from.length >= MIN_PAGES) return [];
    const message =
      from.length === 0
        ? 'no other page links to this one in its text'
        : `only one page links to this one in its text: ${from.join('')}`;
    const fix = `link to it from at least ${MIN_PAGES} pages whose readers need it`;
    return [findingAt(page, {}, message, fix)];
  },
  (page) => page.readable && isAnswer(page) && !isUnfinished(page),
);

function isAnswer({kind}: SourcePage): boolean {
  return kind === 'article' || kind === 'legal';
}

const LINK = /\]\(<?([^)>\s#?]+)/g;

/** Files of other pages that link to a page, found in their source without parsing it. */
function sourcesOf({shown, route}: SourcePage, {pages}: CheckContext): string[] {
  const sources = linking.get(pages) ?? linksBetween(pages);
  linking.set(pages, sources);
  const found = new Set(
    [route ?? shown, shown].flatMap((target) => [...(sources.get(target) ?? [])]),
  );
  found.delete(shown);
  return [...found];
}

/** Linking files by target, which is a route or a file path. */
type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** Cached, because the links are looked up once for each page. */
const linking = new WeakMap<readonly SourcePage[], Sources>();

function linksBetween(pages: readonly SourcePage[]): Sources {
  const sources = new Map<string, Set<string>>();
  for (const {content, shown: from} of pages) {
    for (const [, url = ''] of content.matchAll(LINK)) {
      for (const target of [url, path.posix.join(path.posix.dirname(from), decoded(url))]) {
        sources.set(target, (sources.get(target) ?? new Set()).add(from));
      }
    }
  }
  return sources;
}
