import type {FigureSet} from '../../src/figures/read';
import type {Finding} from '../../src/lib/finding';
import {findingAt, type Check, type SourcePage} from './context';
import {blocksOf, type Block} from './prose';

/** Words. Shorter sentences may well come about twice. */
const SHORTEST = 8;

const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'});

/** No sentence stands on two pages: what is worth saying twice is worth a link. */
export const sentences: Check = {
  name: 'sentences',
  run({pages, figures}) {
    const first = new Map<string, SourcePage>();
    const findings: Finding[] = [];
    for (const page of pages) {
      for (const {node, key, sentence} of longSentences(page, figures)) {
        const other = first.get(key);
        if (!other) first.set(key, page);
        else if (other !== page) findings.push(repeated(page, other, node, sentence));
      }
    }
    return {looked: first.size, findings};
  },
};

function longSentences(page: SourcePage, figures: FigureSet) {
  return blocksOf(page, figures).flatMap(({node, text}) =>
    [...segmenter.segment(text)].flatMap(({segment}) => {
      const words = segment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return words.length < SHORTEST
        ? []
        : [{node, key: words.join(' '), sentence: segment.trim()}];
    }),
  );
}

function repeated(
  page: SourcePage,
  other: SourcePage,
  node: Block['node'],
  sentence: string,
): Finding {
  return findingAt(
    page,
    node,
    `this sentence stands in ${other.shown} as well: "${sentence}"`,
    'say it in one place and link to it, or say here what is particular to this page',
  );
}
