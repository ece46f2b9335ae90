import {findingAt, type Check} from './context';
import {linksOf} from './link-targets';

/** Pages whose text must lead to a page, so that readers come upon it beside search and sidebar. */
const LEAST = 2;

/** A page that answers a question is led to from the text of other pages. */
export const inbound: Check = {
  name: 'inbound',
  run(context) {
    const answering = context.pages.filter(({kind}) => kind === 'article' || kind === 'legal');
    const sources = new Map(answering.map((page) => [page, new Set<string>()]));
    for (const page of context.pages) {
      for (const {target} of linksOf(page, context)) {
        if (target.kind === 'page' && target.page !== page)
          sources.get(target.page)?.add(page.shown);
      }
    }
    return {
      looked: answering.length,
      findings: [...sources]
        .filter(([, from]) => from.size < LEAST)
        .map(([page, from]) =>
          findingAt(
            page,
            {},
            from.size === 0
              ? 'no other page leads here in its text'
              : `only one page leads here in its text: ${[...from].join('')}`,
            `add links to it where readers of other pages need it, on at least ${LEAST}`,
          ),
        ),
    };
  },
};
