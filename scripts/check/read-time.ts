import type {FigureSet} from '../../src/content/figures/read';
import {findingAtField, pageRule, type SourcePage} from './context';
import {isUnfinished} from './placeholders';
import {blocksOf, countWords, nodesOf} from './prose';

const WORDS_PER_MINUTE = 200;
/** Seconds for each code block, drawing or table of figures. */
const SECONDS_PER_LOOK = 12;
/** Allowed difference between read_time and the measured time, as a share of read_time. */
const TOLERANCE = 0.4;
const LOOKED_AT = ['figure-table', 'drawing'];

/** The read time of an article matches its length. An unfinished page cannot be measured. */
export const readTime = pageRule(
  'read-time',
  (page, {figures}) => {
    const right = readTimeOf(page, figures);
    if (right === undefined) return [];
    const promised = Number(page.frontMatter.read_time);
    const {words, looks, minutes} = measure(page, figures);
    const message = `read_time is ${promised}, but the page takes ${minutes.toFixed(1)} minutes (words: ${words}; code blocks, drawings and tables: ${looks})`;
    const cure = minutes < promised ? 'add to the text' : 'shorten the text';
    const fix = `${cure}, or set read_time: ${right}`;
    return [{...findingAtField(page, 'read_time', message, fix), severity: 'warning' as const}];
  },
  isTimed,
);

function isTimed({readable, frontMatter}: SourcePage): boolean {
  return readable && typeof frontMatter.read_time === 'number';
}

/** The read time that an article should have; undefined if it has it, or cannot be measured. */
export function readTimeOf(page: SourcePage, figures: FigureSet): number | undefined {
  if (!isTimed(page) || isUnfinished(page)) return undefined;
  const promised = Number(page.frontMatter.read_time);
  const {minutes} = measure(page, figures);
  const rounded = Math.max(1, Math.round(minutes));
  const isClose = Math.abs(minutes - promised) <= promised * TOLERANCE || rounded === promised;
  return isClose ? undefined : rounded;
}

/** The words of a page, its code blocks, drawings and tables (looks), and the minutes that they take. */
function measure(
  page: SourcePage,
  figures: FigureSet,
): {words: number; looks: number; minutes: number} {
  const words = blocksOf(page, figures).reduce((sum, {text}) => sum + countWords(text), 0);
  const looks = nodesOf(page.markdown, 'code', 'image', 'leafDirective').filter(
    (node) => node.type !== 'leafDirective' || LOOKED_AT.includes(node.name),
  ).length;
  const minutes = words / WORDS_PER_MINUTE + (looks * SECONDS_PER_LOOK) / 60;
  return {words, looks, minutes};
}
