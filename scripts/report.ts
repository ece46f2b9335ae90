/** `npx tsx scripts/report.ts`: writes a report for the content owner to report/report.md. */
import {brand} from '../src/config/brand';
import {currentTree} from '../src/content/tree';
import {matcherOf} from '../src/features/glossary/model/match';
import {inspectGlossary} from '../src/features/glossary/model/read';
import {daysUntil, reviewState} from '../src/features/review/state';
import {writeFiles} from '../src/lib/files';
import {unexplained} from './check/abbreviations';
import {type CheckContext, readContext, type SourcePage} from './check/context';
import {sourcesOf} from './check/inbound';
import {blocksOf} from './check/prose';
import {measure} from './check/read-time';

/** Days after which a page without a review date should be reviewed. */
const OLD = 365;
/** Pages with fewer words are thin. */
const THIN = 300;
/** Pages with fewer inbound links are orphans. */
const FEW_LINKS = 3;

interface Section {
  heading: string;
  /** What the table shows and what to do about it, in a sentence or two. */
  lead: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** All readable articles and legal pages. */
function answersIn({pages}: CheckContext): SourcePage[] {
  return pages.filter(({kind, readable}) => readable && (kind === 'article' || kind === 'legal'));
}

const linkTo = ({frontMatter, shown}: SourcePage): string =>
  `[${String(frontMatter.title)}](../${shown})`;

/** Pages by review date, then by age. */
export function ages(context: CheckContext): Section {
  const {today} = context;
  const stateOf = (review: string | undefined, days: number): string =>
    review === undefined
      ? days > OLD
        ? 'to review'
        : 'fine'
      : {due: 'overdue', soon: 'due soon', fine: 'fine'}[reviewState(review, today)];
  const ranked = answersIn(context)
    .map((page) => {
      const {last_update: update, review_by: review} = page.frontMatter;
      const {date: updated} = update as {date: string};
      const days = -daysUntil(updated, today);
      return {page, updated, days, review: review as string | undefined};
    })
    .sort((a, b) => (a.review ?? '9999').localeCompare(b.review ?? '9999') || b.days - a.days);
  return {
    heading: 'Age and review',
    lead: `Pages with a review date come first, then the oldest pages. Review pages without a date after ${OLD} days. To extend a date, reread the page, correct it, and change review_by in its front matter.`,
    columns: ['Page', 'Updated', 'Days', 'Review by', 'Status'],
    rows: ranked.map(({page, updated, days, review}) => [
      linkTo(page),
      updated,
      days,
      review ?? 'none',
      stateOf(review, days),
    ]),
  };
}

/** Pages with few inbound links or few words. */
export function orphans(context: CheckContext): Section {
  const rows = answersIn(context)
    .map((page) => ({
      page,
      links: sourcesOf(page, context).length,
      words: measure(page, context.figures).words,
    }))
    .filter(({links, words}) => links < FEW_LINKS || words < THIN)
    .sort((a, b) => a.links - b.links || a.words - b.words);
  return {
    heading: 'Orphan and thin pages',
    lead: `Pages that fewer than ${FEW_LINKS} others link to in their text, or with fewer than ${THIN} words. Link to them where readers need them, or merge them into another page.`,
    columns: ['Page', 'Inbound links', 'Words'],
    rows: rows.map(({page, links, words}) => [linkTo(page), links, words]),
  };
}

/** Terms that few pages use, and abbreviations without a term. */
function glossaryCoverage(context: CheckContext): Section {
  const {terms} = inspectGlossary(currentTree(context.root).folder, context.root);
  const matcher = matcherOf(terms);
  const termsByPage = answersIn(context).map((page) => {
    const blocks = blocksOf(page, context.figures);
    return new Set(blocks.flatMap(({text}) => matcher(text).map(({key}) => key)));
  });
  const uses = (key: string): number => termsByPage.filter((used) => used.has(key)).length;
  return {
    heading: 'Glossary coverage',
    lead: `Abbreviations that several pages use without a term, then those of the ${terms.size} terms that at most one page uses.`,
    columns: ['Word', 'Pages that use it', 'Status'],
    rows: [
      ...unexplained(context).map(({word, pages}) => [word, pages, 'no term']),
      ...[...terms]
        .filter(([key]) => uses(key) < 2)
        .map(([key, {name}]) => [name, uses(key), 'rarely used']),
    ],
  };
}

export function toMarkdown(date: Date, sections: readonly Section[]): string {
  const texts = sections.map(({heading, lead, columns, rows}) => {
    const table = [columns, columns.map(() => '---'), ...rows].map((cells) => {
      const texts = cells.map((cell) => String(cell).replaceAll('|', '\\|'));
      return `| ${texts.join(' | ')} |`;
    });
    return [`## ${heading}`, lead, rows.length > 0 ? table.join('\n') : 'None.'].join('\n\n');
  });
  const head = [`# ${brand.name}: content report`, `As of ${date.toISOString().slice(0, 10)}.`];
  return `${[...head, ...texts].join('\n\n')}\n`;
}

if (require.main === module) {
  const context = readContext(process.cwd());
  const sections = [ages(context), orphans(context), glossaryCoverage(context)];
  writeFiles('report', {'report.md': toMarkdown(context.today, sections)});
  console.log('Wrote report/report.md');
}
