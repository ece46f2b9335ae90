import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {linksOf} from './link-targets';
import {isUnfinished} from './placeholders';
import {isToolPage} from './tools';

/** Number of pages that must link to a page, so that readers also find it without the search or the sidebar. */
const MIN_PAGES = 2;

/** The text of other pages links to every article, legal page and page of a tool. */
export const inbound: Check = {
  name: 'inbound',
  run(context) {
    const {pages} = context;
    const sources = new Map(pages.map((page) => [page, new Set<string>()]));
    for (const page of pages) {
      for (const {target} of linksOf(page, context)) {
        if (target.kind === 'page' && target.page !== page)
          sources.get(target.page)?.add(page.repoPath);
      }
    }
    const lonely = [...sources].filter(
      ([page, from]) => from.size < MIN_PAGES && isAnswer(page) && !isUnfinished(page),
    );
    return {
      count: pages.length,
      findings: (seesAll(context) ? lonely : []).map(([page, [only]]) => {
        const message = only
          ? `only one page links to this one in its text: ${only}`
          : 'no other page links to this one in its text';
        const fix = `link to it from at least ${MIN_PAGES} pages whose readers need it`;
        const finding = findingAt(page, {}, message, fix);
        // Without any, readers find it only by the search.
        return only ? {...finding, severity: 'warning' as const} : finding;
      }),
    };
  },
};

function isAnswer(page: SourcePage): boolean {
  return page.kind === 'article' || page.kind === 'legal' || isToolPage(page);
}
