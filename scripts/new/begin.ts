import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import {pluginRoutes} from '../../src/config/navigation';
import {type CataloguePage, readCatalogue, routeOf} from '../../src/content/catalogue';
import {FAQ_CATEGORY} from '../../src/content/faq';
import {checkFrontMatter, slugIn} from '../../src/content/front-matter';
import {categoriesOf, kindOf, UPDATE_CATEGORIES} from '../../src/content/kinds';
import {currentTree, sitePages} from '../../src/content/tree';
import {linkBetween, pathFrom} from '../../src/lib/files';
import {formatFinding, suggestion} from '../../src/lib/finding';
import {slugOf} from '../../src/lib/slug';
import {isoDay} from '../check/dates';
import {UNREACHABLE} from '../check/pages';
import {TO_WRITE} from '../check/placeholders';
import {latestReview, PERISHABLE} from '../check/review-by';
import type {Order} from './order';

interface Draft {
  /** Path relative to the root, with forward slashes. */
  file: string;
  content: string;
  /** Line to continue at, from 1. */
  line: number;
}

/** The existing content that a new page has to fit into. */
interface Site {
  today: Date;
  pages: CataloguePage[];
  /** The routes that are in use, without those of updates. */
  routes: string[];
  /** Names of the categories, including the FAQ. */
  categories: string[];
}

/**
 * Creates a page. Never overwrites one.
 *
 * @returns the file and the line to continue at, or why nothing was written
 */
export function begin(order: Order, root: string, today: Date): Draft | {fault: string} {
  const tree = currentTree(root);
  const pages = readCatalogue(tree);
  const outside = sitePages(root).map((full) => routeOf(pathFrom(root, full)));
  const routes = [...pages.map(({route}) => route), ...outside, ...pluginRoutes];
  const site: Site = {today, pages, routes, categories: categoriesOf(tree.folder)};
  const plan = PLANS[order.kind](order, site, slugOf(order.title));
  if ('fault' in plan) return plan;
  const draft = filledIn(plan, order, today);
  const full = path.join(root, draft.file);
  const fault = fs.existsSync(full)
    ? `${draft.file} already exists  → open it, or choose another title`
    : faultOfDraft(draft, site);
  if (fault) return {fault};
  fs.mkdirSync(path.dirname(full), {recursive: true});
  // The flag makes the write fail if the file was created in the meantime.
  fs.writeFileSync(full, draft.content, {flag: 'wx'});
  return draft;
}

function faultOfDraft({file, content}: Draft, {routes, categories}: Site): string | undefined {
  const inTree = file.replace(/^docs\//, '');
  const kind = kindOf(inTree);
  if (!kind || kind === 'section')
    return `"${file}" is not a valid file name  → use a title with letters`;
  const route = routeOf(inTree, slugIn(content));
  if (kind !== 'update' && (UNREACHABLE.test(route) || routes.includes(route))) {
    return `the address ${route} is in use  → choose another title`;
  }
  const {findings} = checkFrontMatter(content, {repoPath: file, file: inTree, kind, categories});
  const [finding] = findings;
  return finding && formatFinding(finding);
}

/** The file of a new page, and what stands for the words in capitals of its template. */
interface Plan {
  file: string;
  /** A line without a value is left out. */
  values: Readonly<Record<string, string | undefined>>;
}

/** The template of a page with the values of a plan. */
function filledIn({file, values}: Plan, {kind, title}: Order, today: Date): Draft {
  const template = path.join(__dirname, 'templates', `${kind}.md`);
  const all = Object.entries<string | undefined>({
    TITLE: stringify(title, {lineWidth: 0}).trim(),
    TODAY: isoDay(today),
    ...values,
  });
  const lines = fs
    .readFileSync(template, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [word, value] = all.find(([each]) => new RegExp(`\\b${each}$`).test(line)) ?? [];
      if (word === undefined) return [line];
      return value === undefined ? [] : [line.replace(word, () => value)];
    });
  return {file, content: lines.join('\n'), line: lines.indexOf('---', 1) + 3};
}

const PLANS: Record<
  Order['kind'],
  (order: Order, site: Site, slug: string) => Plan | {fault: string}
> = {
  article({category = ''}, {categories, pages, today}, slug) {
    const fault = faultOf('category', category, categories);
    if (fault) return {fault};
    const isFaq = category === FAQ_CATEGORY;
    const folder = isFaq ? 'docs/resources' : `docs/knowledge-base/${category}`;
    const file = `${folder}/${slug}.md`;
    const values = {
      CATEGORY: isFaq ? category : undefined,
      REVIEW_BY: PERISHABLE.includes(category) ? latestReview(today) : undefined,
      RELATED: relatedTo(file, pages, category),
    };
    return {file, values};
  },
  legal(_, {today}, slug) {
    const values = {SLUG: `/${slug}`, REVIEW_BY: latestReview(today)};
    return {file: `docs/legal/${slug}.md`, values};
  },
  update({category = UPDATE_CATEGORIES[0], about = ''}, {today, routes}, slug) {
    const fault =
      faultOf('category', category, UPDATE_CATEGORIES) ?? faultOf('about', about, routes);
    const values = {SLUG: slug, CATEGORY: category, ABOUT: about};
    return fault ? {fault} : {file: `blog/${isoDay(today)}-${slug}.md`, values};
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
  const isFar = (page: CataloguePage): number => Number(page.category !== category);
  const articles = pages.filter(({kind}) => kind === 'article');
  const near = articles.sort((a, b) => isFar(a) - isFar(b));
  const links = near.slice(0, 3).map((page) => {
    const link = linkBetween(file, `docs/${page.file}`);
    return `- [${page.title}](${link}): ${TO_WRITE} why to read it.`;
  });
  return links.join('\n');
}
