import path from 'node:path';

import {findingAt, type Check, type CheckContext, type SourcePage} from './context';
import {isUnfinished} from './frame';
import {decoded} from './link-targets';

/** Pages whose text must lead to a page, so that readers come upon it beside search and sidebar. */
const LEAST = 2;

/** A page that answers a question is led to from the text of other pages. */
export const inbound: Check = {
  name: 'inbound',
  run(context) {
    const answering = context.subjects.filter(
      (page) => page.readable && isAnswer(page) && !isUnfinished(page),
    );
    // What a file that is no text leads to cannot be known.
    const areTexts = context.pages.every(({content}) => content !== '');
    return {
      looked: answering.length,
      findings: (areTexts ? answering : [])
        .map((page) => ({page, from: sourcesOf(page, context)}))
        .filter(({from}) => from.length < LEAST)
        .map(({page, from}) =>
          findingAt(
            page,
            {},
            from.length === 0
              ? 'no other page leads here in its text'
              : `only one page leads here in its text: ${from.join('')}`,
            `add links to it where readers of other pages need it, on at least ${LEAST}`,
          ),
        ),
    };
  },
};

function isAnswer({kind}: SourcePage): boolean {
  return kind === 'article' || kind === 'legal';
}

const LINK = /\]\(<?([^)>\s#?]+)/g;

/** Files of other pages whose text links to a page; told from their source, which need not be parsed for it. */
export function sourcesOf({shown, route}: SourcePage, {pages}: CheckContext): string[] {
  const sources = linking.get(pages) ?? linksBetween(pages);
  linking.set(pages, sources);
  const found = new Set(
    [route ?? shown, shown].flatMap((target) => [...(sources.get(target) ?? [])]),
  );
  found.delete(shown);
  return [...found];
}

/** Files by what they link to, be it written as a route or as the path of a file. */
type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** Every page is asked for. */
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
