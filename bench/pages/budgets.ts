import type {ComparedPage} from './compared';
import {API_PAGE} from './compared';
import type {Measured} from './lighthouse-report';

/** One figure of a page beside what it may be. */
export interface Verdict {
  figure: string;
  value: string;
  /** What it may be, in words. */
  budget: string;
  met: boolean;
}

/** A kilobyte of the budgets, in bytes. */
const KILOBYTE = 1000;

/** What a figure is, and what it may be on a page, given the page of the other site. */
interface Budget {
  figure: string;
  of: (page: Measured) => number;
  shown: (value: number) => string;
  /** The bound, and which side of it is right. */
  bound: (page: ComparedPage, other: Measured) => {least: number} | {most: number} | undefined;
}

const isApi = ({name}: ComparedPage): boolean => name === API_PAGE;
const whole = (value: number): string => String(Math.round(value));
const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** API's largest paint may be this many times that of the other site's article. */
const API_PAINT = 1.3;

const budgets: readonly Budget[] = [
  {
    figure: 'performance',
    of: ({performance}) => performance,
    shown: whole,
    bound: (page) => ({least: isApi(page) ? 95 : 100}),
  },
  {
    figure: 'accessibility',
    of: ({accessibility}) => accessibility,
    shown: whole,
    bound: () => ({least: 100}),
  },
  {
    figure: 'best practices',
    of: ({bestPractices}) => bestPractices,
    shown: whole,
    bound: () => ({least: 100}),
  },
  {figure: 'SEO', of: ({seo}) => seo, shown: whole, bound: () => ({least: 100})},
  {
    figure: 'LCP',
    of: ({largestPaint}) => largestPaint,
    shown: milliseconds,
    bound: (page, other) => ({most: other.largestPaint * (isApi(page) ? API_PAINT : 1)}),
  },
  {
    figure: 'TBT',
    of: ({blocked}) => blocked,
    shown: milliseconds,
    bound: (page) => ({most: isApi(page) ? 200 : 50}),
  },
  {
    figure: 'CLS',
    of: ({shift}) => shift,
    shown: (value) => value.toFixed(3),
    bound: () => ({most: 0.01}),
  },
  {
    figure: 'script',
    of: ({scriptBytes}) => scriptBytes / KILOBYTE,
    shown: (value) => `${value.toFixed(1)} kB`,
    bound: (page) => (isApi(page) ? undefined : {most: 110}),
  },
];

/**
 * Holds a page of ours against every budget that it has.
 *
 * @param ours medians of our page
 * @param other medians of the other site's page, measured in the same run
 */
export function verdicts(page: ComparedPage, ours: Measured, other: Measured): Verdict[] {
  return budgets.flatMap(({figure, of, shown, bound}): Verdict[] => {
    const wanted = bound(page, other);
    if (!wanted) return [];
    const value = of(ours);
    return [
      'least' in wanted
        ? {
            figure,
            value: shown(value),
            budget: `at least ${shown(wanted.least)}`,
            met: value >= wanted.least,
          }
        : {
            figure,
            value: shown(value),
            budget: `at most ${shown(wanted.most)}`,
            met: value <= wanted.most,
          },
    ];
  });
}
