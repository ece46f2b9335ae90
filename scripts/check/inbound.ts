import type {Finding} from '../../src/lib/finding';
import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {linkedFrom} from './links';
import {isUnfinished} from './placeholders';
import {isToolPage} from './tools';

/** Number of pages that must link to a page, so that readers also find it without the search or the sidebar. */
const MIN_PAGES = 2;

/** The text of other pages links to every article, legal page and page of a tool. */
export const inbound: Check = {
  name: 'inbound',
  run(context) {
    if (!seesAll(context)) return [];
    const from = new Map<SourcePage, Set<string>>();
    for (const page of context.pages) {
      for (const target of linkedFrom(page, context)) {
        if (target !== page) from.set(target, (from.get(target) ?? new Set()).add(page.repoPath));
      }
    }
    const answers = context.pages.filter(
      (page) => page.kind === 'article' || page.kind === 'legal' || isToolPage(page),
    );
    return answers.flatMap((page): Finding[] => {
      const sources = [...(from.get(page) ?? [])];
      if (sources.length >= MIN_PAGES || isUnfinished(page)) return [];
      const [only] = sources;
      const message = only
        ? `only one page links to this one in its text: ${only}`
        : 'no other page links to this one in its text';
      const fix = `link to it from at least ${MIN_PAGES} pages whose readers need it`;
      // Without any, readers find it only by the search.
      return [{...findingAt(page, {}, message, fix), ...(only && {severity: 'warning'})}];
    });
  },
};
