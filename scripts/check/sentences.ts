import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {type Check, findingAt, type SourcePage} from './context';
import {TO_WRITE} from './placeholders';
import {type Block, blocksOf} from './prose';

/** Words. Shorter sentences may repeat. */
const MIN_WORDS = 8;
/** Words at the start of a sentence that are compared before a page is parsed. */
const BEGINNING = 5;

const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'});

/** No sentence appears on two pages. */
export const sentences: Check = {
  name: 'sentences',
  run({pages, subjects, figures}) {
    const first = new Map<string, SourcePage>();
    const findings: Finding[] = [];
    const others = similarTo(
      subjects,
      pages.filter((page) => !subjects.includes(page)),
    );
    for (const page of [...others, ...subjects]) {
      for (const {node, key, sentence} of longSentences(page, figures)) {
        const other = first.get(key);
        if (!other) first.set(key, page);
        else if (other !== page && subjects.includes(page))
          findings.push(repeated(page, other, node, sentence));
      }
    }
    return {count: first.size, findings};
  },
};

/** Pages with a sentence that starts like one on the checked pages. The others need not be parsed. */
function similarTo(subjects: readonly SourcePage[], others: readonly SourcePage[]): SourcePage[] {
  if (others.length === 0) return [];
  const known = new Set(subjects.flatMap(({content}) => beginnings(content)));
  return others.filter(({content}) => beginnings(content).some((words) => known.has(words)));
}

/** The first words of everything that may be a sentence in the source of a page. */
function beginnings(content: string): string[] {
  return content
    .split(/[.!?:|]\s|\n/)
    .map((part) => wordsOf(part.slice(0, 120)).slice(0, BEGINNING))
    .filter(({length}) => length === BEGINNING)
    .map((words) => words.join(' '));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function longSentences(page: SourcePage, figures: FigureSet) {
  return blocksOf(page, figures).flatMap(({node, text}) =>
    [...segmenter.segment(text)].flatMap(({segment}) => {
      const words = wordsOf(segment);
      // Every new page has the same placeholders.
      return words.length < MIN_WORDS || text.includes(TO_WRITE)
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
    `this sentence is also in ${other.shown}: "${sentence}"`,
    'keep it in one place and link to it, or make this one specific to the page',
  );
}
