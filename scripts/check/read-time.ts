import {visit} from 'unist-util-visit';

import type {DirectiveNode} from '../../src/content/directives/directive';
import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {lineOfField, type Check, type SourcePage} from './context';
import {isUnfinished} from './frame';
import {blocksOf, countWords} from './prose';

const WORDS_PER_MINUTE = 200;
/** Seconds that a look at a code block, drawing or table of figures takes. */
const SECONDS_PER_LOOK = 12;
/** How far a text may be from its promise, as a part of the promise. */
export const TOLERANCE = 0.4;
const LOOKED_AT = ['figure-table', 'drawing'];

/** A text takes as long to read as it promises. */
export const readTime: Check = {
  name: 'read-time',
  run({subjects, figures}) {
    const promising = subjects.filter(
      (page) => page.readable && typeof page.frontMatter.read_time === 'number',
    );
    return {
      looked: promising.length,
      // What is not written yet cannot be measured.
      findings: promising
        .filter((page) => !isUnfinished(page))
        .flatMap((page) => checkPage(page, figures)),
    };
  },
};

function checkPage(page: SourcePage, figures: FigureSet): Finding[] {
  const promised = Number(page.frontMatter.read_time);
  const {words, looks, minutes} = measure(page, figures);
  if (Math.abs(minutes - promised) <= promised * TOLERANCE) return [];
  const fitting = Math.max(1, Math.round(minutes));
  return [
    {
      file: page.shown,
      line: lineOfField(page, 'read_time'),
      column: 1,
      message: `${words} words and ${looks} code blocks, drawings or tables take ${minutes.toFixed(1)} minutes, ${promised} are promised`,
      fix: `${minutes < promised ? 'add substance' : 'shorten the text'}, or write read_time: ${fitting}`,
    },
  ];
}

/** What a reader reads and looks at on a page. */
export function measure(
  page: SourcePage,
  figures: FigureSet,
): {words: number; looks: number; minutes: number} {
  const words = blocksOf(page, figures).reduce((sum, {text}) => sum + countWords(text), 0);
  let looks = 0;
  if (page.markdown) {
    visit(page.markdown, ['code', 'image', 'leafDirective'], (node) => {
      if (node.type !== 'leafDirective' || LOOKED_AT.includes((node as DirectiveNode).name))
        looks += 1;
    });
  }
  const minutes = words / WORDS_PER_MINUTE + (looks * SECONDS_PER_LOOK) / 60;
  return {words, looks, minutes};
}
