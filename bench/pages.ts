import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {median, table, verdict} from './report';
import {ARTICLE, bench, type Conditions, withServer, work} from './site';
import {buildStarlight} from './starlight/build';

interface Page {
  name: string;
  route: string;
  minPerformance?: number;
  /** Maximum ratio of our LCP to Starlight's. */
  maxLcpRatio?: number;
}

const PAGES: readonly Page[] = [
  {name: 'article', route: ARTICLE, maxLcpRatio: 1.05},
  {name: 'knowledge base', route: '/knowledge-base'},
  {name: 'home', route: '/'},
  {name: 'fee schedule', route: '/resources/fee-schedule'},
  {name: 'API reference', route: '/api', minPerformance: 95},
];

const category = z.object({score: z.number()});
const audit = z.object({numericValue: z.number()});
const request = z.object({resourceType: z.string().optional(), transferSize: z.number()});
const reportSchema = z.object({
  environment: z.object({benchmarkIndex: z.number()}),
  categories: z.record(z.enum(['performance', 'accessibility', 'best-practices', 'seo']), category),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'network-requests': z.object({details: z.object({items: z.array(request)})}),
  }),
});
export type Report = z.infer<typeof reportSchema>;

const FIGURES = {
  performance: ({categories}: Report) => categories.performance.score * 100,
  accessibility: ({categories}: Report) => categories.accessibility.score * 100,
  'best practices': ({categories}: Report) => categories['best-practices'].score * 100,
  SEO: ({categories}: Report) => categories.seo.score * 100,
  'LCP s': ({audits}: Report) => audits['largest-contentful-paint'].numericValue / 1000,
  'TBT ms': ({audits}: Report) => audits['total-blocking-time'].numericValue,
  CLS: ({audits}: Report) => audits['cumulative-layout-shift'].numericValue,
  'script kB': (report: Report) => kilobytes(report, 'Script'),
  'total kB': (report: Report) => kilobytes(report),
  'benchmark index': ({environment}: Report) => environment.benchmarkIndex,
};
const DIGITS: Record<string, number> = {'LCP s': 2, CLS: 3, 'script kB': 1, 'total kB': 1};
export type Figures = Record<keyof typeof FIGURES, number>;
/** Titles of the figures, in the order of `cellsOf`. */
export const columns = Object.keys(FIGURES);

function kilobytes({audits}: Report, type?: string): number {
  const {items} = audits['network-requests'].details;
  const counted = items.filter(({resourceType}) => !type || resourceType === type);
  return counted.reduce((sum, {transferSize}) => sum + transferSize, 0) / 1000;
}

function limitsOf(page: Page, ours: Figures, starlight: Figures): Record<string, boolean> {
  return {
    performance: ours.performance >= (page.minPerformance ?? 100),
    accessibility: ours.accessibility >= 100,
    'best practices': ours['best practices'] >= 100,
    SEO: ours.SEO >= 100,
    LCP: ours['LCP s'] <= starlight['LCP s'] * (page.maxLcpRatio ?? 1),
    TBT: ours['TBT ms'] <= 50,
    CLS: ours.CLS <= 0.01,
    script: ours['script kB'] === 0,
  };
}

/** Runs Lighthouse on the portal's pages and on a Starlight site with the same text. */
export async function benchPages({browser, origin, runs}: Conditions): Promise<string> {
  console.error('Building the Starlight site');
  const measured = PAGES.map((page) => ({page, ours: [] as Report[], theirs: [] as Report[]}));
  await withServer(buildStarlight(), 'starlight', async (starlight) => {
    // The sites alternate, so that a slow minute of the machine affects both.
    for (let run = 1; run <= runs; run += 1) {
      for (const {page, ours, theirs} of measured) {
        ours.push(lighthouse(browser, origin + page.route, page.name));
        theirs.push(lighthouse(browser, starlight + page.route, `Starlight ${page.name}`));
      }
      console.error(`Lighthouse run ${run} of ${runs} done`);
    }
  });
  const rows = measured.flatMap(({page, ...figures}) => {
    const [ours, theirs] = [medians(figures.ours), medians(figures.theirs)];
    return [
      [page.name, ...cellsOf(ours), verdict(limitsOf(page, ours, theirs))],
      [`Starlight ${page.name}`, ...cellsOf(theirs), ''],
    ];
  });
  return table(runs, ['page', ...columns, 'limits'], rows);
}

export const cellsOf = (figures: Figures): string[] =>
  Object.entries(figures).map(([name, value]) => value.toFixed(DIGITS[name] ?? 0));

export const medians = (reports: readonly Report[]): Figures =>
  Object.fromEntries(
    Object.entries(FIGURES).map(([name, read]) => [name, median(reports.map(read))]),
  ) as Figures;

/** Keeps the last report of each page as HTML in bench/.work/lighthouse. */
export function lighthouse(browser: string, url: string, name: string, attempts = 2): Report {
  const file = path.join(work, 'lighthouse', name.replaceAll(' ', '-'));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const args = [
    path.join(bench, 'node_modules/lighthouse/cli/index.js'),
    ...[url, '--output=json', '--output=html', `--output-path=${file}`, '--quiet'],
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    '--no-enable-error-reporting',
  ];
  const env = {...process.env, CHROME_PATH: browser};
  try {
    execFileSync(process.execPath, args, {env, stdio: 'pipe'});
    return reportSchema.parse(JSON.parse(fs.readFileSync(`${file}.report.json`, 'utf8')));
  } catch (error) {
    // Chromium sometimes loses its trace.
    if (attempts === 1) throw error;
    console.error(`Lighthouse failed on ${url}, trying again`);
    return lighthouse(browser, url, name, attempts - 1);
  }
}
