import {visit} from 'unist-util-visit';

import type {DirectiveNode} from '../../src/content/directives/directive';
import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {type Check, lineOfField, type SourcePage} from './context';
import {isUnfinished} from './frame';
import {blocksOf, countWords} from './prose';

const WORDS_PER_MINUTE = 200;
/** Seconds for each code block, drawing or table of figures. */
const SECONDS_PER_LOOK = 12;
/** Allowed difference between read_time and the measured time, as a share of read_time. */
export const TOLERANCE = 0.4;
const LOOKED_AT = ['figure-table', 'drawing'];

/** The read time of an article matches its length. */
export const readTime: Check = {
  name: 'read-time',
  run({subjects, figures}) {
    const promising = subjects.filter(
      (page) => page.readable && typeof page.frontMatter.read_time === 'number',
    );
    return {
      looked: promising.length,
      // An unfinished page cannot be measured.
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
      message: `read_time is ${promised}, but ${words} words and ${looks} code blocks, drawings or tables take ${minutes.toFixed(1)} minutes`,
      fix: `${minutes < promised ? 'add to the text' : 'shorten the text'}, or set read_time: ${fitting}`,
    },
  ];
}

/** The words of a page, its code blocks, drawings and tables (looks), and the minutes that they take. */
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
