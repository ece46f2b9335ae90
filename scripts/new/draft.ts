import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import type {CataloguePage} from '../../src/content/catalogue';
import {FAQ_CATEGORY} from '../../src/content/faq';
import {UPDATE_CATEGORIES} from '../../src/content/kinds';
import {linkBetween} from '../../src/lib/files';
import {suggestion} from '../../src/lib/finding';
import {slugOf} from '../../src/lib/slug';
import {TO_WRITE} from '../check/placeholders';
import {latestReview, PERISHABLE} from '../check/review-by';
import type {Order} from './order';

/** The existing content that a new page has to fit into. */
export interface Site {
  /** ISO date of today. */
  today: string;
  pages: CataloguePage[];
  /** The routes that are in use, without those of updates. */
  routes: string[];
  /** Names of the categories, including the FAQ. */
  categories: string[];
}

export interface Draft {
  /** Path relative to the root, with forward slashes. */
  file: string;
  content: string;
  /** Line to continue at, from 1. */
  line: number;
}

/** The file of a new page, and what stands for the words in capitals of its template. */
interface Plan {
  file: string;
  /** A line without a value is left out. */
  values: Readonly<Record<string, string | undefined>>;
}

/** Fills in the template of a page, or says what the order lacks. */
export function draftOf(order: Order, site: Site): Draft | {fault: string} {
  const plan = PLANS[order.kind](order, site, slugOf(order.title));
  if ('fault' in plan) return plan;
  const template = path.join(__dirname, 'templates', `${order.kind}.md`);
  const title = stringify(order.title, {lineWidth: 0}).trim();
  const values: Plan['values'] = {TITLE: title, TODAY: site.today, ...plan.values};
  const lines = fs
    .readFileSync(template, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const word = Object.keys(values).find((each) => new RegExp(`\\b${each}$`).test(line));
      if (word === undefined) return [line];
      return values[word] === undefined ? [] : [line.replace(word, () => values[word] ?? '')];
    });
  return {file: plan.file, content: lines.join('\n'), line: lines.indexOf('---', 1) + 3};
}

const PLANS: Record<
  Order['kind'],
  (order: Order, site: Site, slug: string) => Plan | {fault: string}
> = {
  article({category = ''}, site, slug) {
    const fault = faultOf('category', category, site.categories);
    if (fault) return {fault};
    const isFaq = category === FAQ_CATEGORY;
    const folder = isFaq ? 'docs/resources' : `docs/knowledge-base/${category}`;
    const file = `${folder}/${slug}.md`;
    const values = {
      CATEGORY: isFaq ? category : undefined,
      REVIEW_BY: PERISHABLE.includes(category) ? latestReview(new Date(site.today)) : undefined,
      RELATED: relatedTo(file, site.pages, category),
    };
    return {file, values};
  },
  legal(_, {today}, slug) {
    const values = {SLUG: `/${slug}`, REVIEW_BY: latestReview(new Date(today))};
    return {file: `docs/legal/${slug}.md`, values};
  },
  update({category = UPDATE_CATEGORIES[0], about = ''}, {today, routes}, slug) {
    const fault =
      faultOf('category', category, UPDATE_CATEGORIES) ?? faultOf('about', about, routes);
    if (fault) return {fault};
    const values = {SLUG: slug, CATEGORY: category, ABOUT: about};
    return {file: `blog/${today}-${slug}.md`, values};
  },
};

/** What is wrong with an option whose value must be known. */
function faultOf(option: string, value: string, known: readonly string[]): string | undefined {
  if (known.includes(value)) return undefined;
  if (value !== '') return `unknown ${option} "${value}"  → ${suggestion(value, known)}`;
  const choice = option === 'about' ? 'the route of a page' : `one of: ${known.join(', ')}`;
  return `--${option} is missing  → add --${option} with ${choice}`;
}

/** The list of related articles, those of its category first. */
function relatedTo(file: string, pages: readonly CataloguePage[], category: string): string {
  const articles = pages.filter(({kind}) => kind === 'article');
  const near = articles.filter((page) => page.category === category);
  const far = articles.filter((page) => page.category !== category);
  const links = [...near, ...far].slice(0, 3).map((page) => {
    const link = linkBetween(file, `docs/${page.file}`);
    return `- [${page.title}](${link}): ${TO_WRITE} why to read it.`;
  });
  return links.join('\n');
}
