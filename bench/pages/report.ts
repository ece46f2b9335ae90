import {table} from '../markdown';
import {verdicts} from './budgets';
import type {FailedAudit, Measured} from './lighthouse-report';
import type {PagePair} from './measure';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Characters that are shown of an element. */
const LONGEST = 110;

const COLUMNS: readonly [string, (page: Measured) => string][] = [
  ['perf', ({performance}) => String(performance)],
  ['a11y', ({accessibility}) => String(accessibility)],
  ['best', ({bestPractices}) => String(bestPractices)],
  ['SEO', ({seo}) => String(seo)],
  ['FCP s', ({firstPaint}) => seconds(firstPaint)],
  ['LCP s', ({largestPaint}) => seconds(largestPaint)],
  ['TBT ms', ({blocked}) => String(Math.round(blocked))],
  ['CLS', ({shift}) => shift.toFixed(3)],
  ['SI s', ({speedIndex}) => seconds(speedIndex)],
  ['script kB', ({scriptBytes}) => kilobytes(scriptBytes)],
  ['all kB', ({bytes}) => kilobytes(bytes)],
  ['requests', ({requests}) => String(requests)],
  ['machine', ({machine}) => String(Math.round(machine))],
];

/** Page by page, ours above the other. */
export function figuresTable(pairs: readonly PagePair[]): string {
  const row = (name: string, page: Measured): string[] => [
    name,
    ...COLUMNS.map(([, shown]) => shown(page)),
  ];
  return table(
    ['page', ...COLUMNS.map(([name]) => name)],
    pairs.flatMap(({page, ours, starlight}) => [
      row(page.name, ours),
      row(`Starlight ${page.beside ? 'article' : page.name}`, starlight),
    ]),
  );
}

/** Every budget beside what was measured. */
export function budgetsTable(pairs: readonly PagePair[]): string {
  return table(
    ['page', 'figure', 'measured', 'budget', ''],
    pairs.flatMap(({page, ours, starlight}) =>
      verdicts(page, ours, starlight).map(({figure, value, budget, met}) => [
        page.name,
        figure,
        value,
        budget,
        met ? 'met' : 'MISSED',
      ]),
    ),
  );
}

/** What keeps our pages from a full score, worst first, with the first places that it is about. */
export function failedAudits(pairs: readonly PagePair[]): string {
  return pairs
    .map(({page, failed}) => [`${page.name} (${page.route}):`, ...failed.flatMap(lines)].join('\n'))
    .join('\n\n');
}

function lines({id, score, says, at}: FailedAudit): string[] {
  const indent = ' '.repeat(7);
  return [
    `  ${String(score).padStart(3)}  ${id}: ${says}`,
    ...at.map((place) => `${indent}${place.replace(/\s+/g, ' ').slice(0, LONGEST)}`),
  ];
}
