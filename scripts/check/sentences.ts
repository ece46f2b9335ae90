import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {type Check, findingAt, type SourcePage} from './context';
import {TO_WRITE} from './placeholders';
import {type Block, blocksOf} from './prose';
import {HEADING} from './related';

/** Words. Shorter sentences may repeat. */
const MIN_WORDS = 8;

const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'});

/** No sentence appears in the text of two pages. */
export const sentences: Check = {
  name: 'sentences',
  run({pages, figures}) {
    const first = new Map<string, SourcePage>();
    const findings: Finding[] = [];
    for (const page of pages) {
      for (const {node, key, sentence} of longSentences(page, figures)) {
        const other = first.get(key) ?? page;
        first.set(key, other);
        if (other === page) continue;
        const message = `this sentence is also in ${other.repoPath}: "${sentence}"`;
        const fix = 'keep it in one place and link to it, or make this one specific to the page';
        findings.push({...findingAt(page, node, message, fix), severity: 'warning'});
      }
    }
    return {count: first.size, findings};
  },
};

function longSentences(page: SourcePage, figures: FigureSet) {
  // The reason to read an article may be the same wherever it is related.
  const related = page.content.lastIndexOf(`\n## ${HEADING}\n`);
  const isText = ({node: {position}}: Block): boolean =>
    related < 0 || (position?.start.offset ?? 0) < related;
  const blocks = blocksOf(page, figures).filter(isText);
  return blocks.flatMap(({node, text}) =>
    [...segmenter.segment(text)].flatMap(({segment}) => {
      const words = segment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      // Every new page has the same placeholders.
      return words.length < MIN_WORDS || text.includes(TO_WRITE)
        ? []
        : [{node, key: words.join(' '), sentence: segment.trim()}];
    }),
  );
}
