import {table} from '../markdown';
import type {Growth} from './measure';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (value: number): string => value.toFixed(1);

const COLUMNS: readonly [string, (growth: Growth) => string][] = [
  ['articles', ({articles}) => String(articles)],
  ['versions', ({versions}) => String(versions)],
  ['pages', ({size}) => String(size.pages)],
  ['builds', ({builds}) => String(builds)],
  ['cold s', ({cold}) => seconds(cold.seconds)],
  ['warm s', ({warm}) => seconds(warm.seconds)],
  ['check s', ({steps}) => (steps.check ? seconds(steps.check.seconds) : '')],
  ['compress s', ({steps}) => (steps.compress ? seconds(steps.compress.seconds) : '')],
  ['memory MB', ({cold, warm}) => Math.max(cold.megabytes, warm.megabytes).toFixed(0)],
  ['output MB', ({size}) => megabytes(size.bytes)],
  ['with copies MB', ({size}) => megabytes(size.withCopies)],
  ['HTML kB', ({weight}) => kilobytes(weight.html)],
  ['script kB', ({weight}) => kilobytes(weight.script)],
];

const NAMES = {portal: 'portal', starlight: 'Starlight'} as const;

/** Every size that was measured, one a line. */
export function growthTable(all: readonly Growth[]): string {
  return table(
    ['site', ...COLUMNS.map(([name]) => name)],
    all.map((growth) => [NAMES[growth.site], ...COLUMNS.map(([, shown]) => shown(growth))]),
  );
}

/** How many times Starlight's cold time ours may take. */
const COLD_RATIO = 1.5;
/** The size at which the two are compared. */
const COMPARED = 500;
/** Bytes by which a page may differ between sizes: names of files, and addresses that link to others. */
const SLACK = 500;

/** Every budget beside what was measured; those that were not measured are left out. */
export function growthBudgets(all: readonly Growth[]): string {
  const find = (site: Growth['site'], articles: number): Growth | undefined =>
    all.find(
      (growth) => growth.site === site && growth.articles === articles && growth.versions === 1,
    );
  const [ours, theirs] = [find('portal', COMPARED), find('starlight', COMPARED)];
  const rows: string[][] = [];
  const add = (what: string, value: number, most: number, unit: string): void => {
    rows.push([
      what,
      `${value.toFixed(1)} ${unit}`,
      `at most ${most.toFixed(1)} ${unit}`,
      value <= most ? 'met' : 'MISSED',
    ]);
  };
  if (ours && theirs) {
    add(`cold, ${COMPARED}`, ours.cold.seconds, theirs.cold.seconds * COLD_RATIO, 's');
    add(`warm, ${COMPARED}`, ours.warm.seconds, theirs.warm.seconds, 's');
  }
  const [smallest, ...larger] = all.filter(({site}) => site === 'portal');
  if (smallest) {
    for (const {articles, versions, weight} of larger) {
      const size = `${articles} articles, ${versions} ${versions === 1 ? 'version' : 'versions'}`;
      for (const part of ['html', 'script'] as const) {
        add(
          `${part} of a page, ${size}`,
          weight[part] / 1000,
          (smallest.weight[part] + SLACK) / 1000,
          'kB',
        );
      }
    }
  }
  return table(['figure', 'measured', 'budget', ''], rows);
}
