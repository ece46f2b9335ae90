import path from 'node:path';

import {stringify} from 'yaml';

import {pluginRoutes} from '../../src/config/navigation';
import {type CataloguePage, routeOf} from '../../src/content/catalogue';
import {FAQ_CATEGORY} from '../../src/content/faq';
import {slugOf, UPDATE_CATEGORIES} from '../../src/content/kinds';
import {sitePages} from '../../src/content/tree';
import {latestReview} from '../../src/features/review/state';
import {pathFrom} from '../../src/lib/files';
import {suggestion} from '../../src/lib/finding';
import {TO_WRITE} from '../check/placeholders';
import {PERISHABLE} from '../check/review-by';
import type {Order} from './order';
import {type Draft, keywordsOf, nextPosition, type Site} from './site';

/** The smallest number of keywords that the front matter schema accepts. */
const KEYWORDS = 5;
/** Shorter words of a title are not used as keywords. */
const LETTERS = 4;

/** Text as a YAML scalar, quoted if necessary. */
function quoted(text: string): string {
  return stringify(text, {lineWidth: 0}).trim();
}

function pageOf(fields: readonly string[], body: readonly string[]): string {
  return `---\n${fields.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** Line on which the text of a page starts, from 1. */
function firstLineOfText(content: string): number {
  return content.split('\n').indexOf('---', 1) + 3;
}

/** Initial keywords: the title, its longer words and the keywords of the category. */
function keywordsFor(title: string, ofCategory: readonly string[]): string {
  const words = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const own = [title.toLowerCase(), ...words.filter(({length}) => length >= LETTERS)];
  const general = ['help', 'how to', 'guide', 'question', 'support'];
  const all = [...new Set([...own.slice(0, KEYWORDS), ...ofCategory, ...general])];
  return `[${all.slice(0, Math.max(KEYWORDS, own.length)).slice(0, 12).map(quoted).join(', ')}]`;
}

/** A placeholder for text that is still to be written. */
export function toWrite(what: string): string {
  return `${TO_WRITE} ${what}`;
}

/** The sections of a help article, as in STYLE.md. */
const ARTICLE_BODY: readonly string[] = [
  toWrite('the answer to the title, so that a reader in a hurry can stop after this paragraph.'),
  '## Step by step',
  `1. ${toWrite('what to do first, and what the reader then sees.')}\n2. ${toWrite('what to do next.')}`,
  '## Limits and times',
  toWrite('what it costs and how long it takes, each number as a figure.'),
  '## If something goes wrong',
  toWrite('what the reader may see instead, why, and what helps.'),
  '## When to contact support',
  toWrite('after how long, and with which details at hand.'),
];

/** The list of related articles, those of its category first. */
function relatedTo(file: string, pages: readonly CataloguePage[], category: string): string {
  const articles = pages.filter(({kind}) => kind === 'article');
  const near = articles.filter((page) => page.category === category);
  const far = articles.filter((page) => page.category !== category);
  const links = [...near, ...far].slice(0, 3).map((page) => {
    const url = path.posix.relative(path.posix.dirname(file), `docs/${page.file}`);
    const link = url.startsWith('.') ? url : `./${url}`;
    return `- [${page.title}](${link}): ${toWrite('why to read it.')}`;
  });
  return `## Related articles\n\n${links.join('\n')}`;
}

type Begun = Draft | {fault: string};

function reviewBy({today}: Site): string {
  return `review_by: ${latestReview(new Date(today))}`;
}

const READ_TIME = 4;
const DESCRIPTION = quoted(toWrite('one sentence that says what this page answers.'));

export function beginArticle({title, category}: Order, site: Site): Begun {
  if (category === undefined) return missing('--category', site.categories);
  if (!site.categories.includes(category)) {
    return {fault: `unknown category "${category}"  → ${suggestion(category, site.categories)}`};
  }
  const isFaq = category === FAQ_CATEGORY;
  const folder = isFaq ? 'docs/resources' : `docs/knowledge-base/${category}`;
  const file = `${folder}/${slugOf(title)}.md`;
  const others = site.pages.filter((page) => page.kind === 'article' && page.category === category);
  const fields = [
    `title: ${quoted(title)}`,
    `description: ${DESCRIPTION}`,
    `read_time: ${READ_TIME}`,
    ...(isFaq ? [`category: ${category}`] : []),
    `sidebar_position: ${nextPosition(others)}`,
    `last_update:\n  date: ${site.today}`,
    ...(PERISHABLE.includes(category) ? [reviewBy(site)] : []),
    `keywords: ${keywordsFor(title, keywordsOf(site, category))}`,
  ];
  return draft(file, pageOf(fields, [...ARTICLE_BODY, relatedTo(file, site.pages, category)]));
}

export function beginLegal({title}: Order, site: Site): Begun {
  const slug = slugOf(title);
  const fields = [
    `title: ${quoted(title)}`,
    `description: ${DESCRIPTION}`,
    `slug: /${slug}`,
    `sidebar_position: ${nextPosition(site.pages.filter(({kind}) => kind === 'legal'))}`,
    'edition: 1',
    `effective: ${site.today}`,
    `last_update:\n  date: ${site.today}`,
    reviewBy(site),
    `keywords: ${keywordsFor(title, ['legal', 'rules', 'rights', 'conditions', 'agreement'])}`,
  ];
  return draft(
    `docs/legal/${slug}.md`,
    pageOf(fields, [
      toWrite('who this applies to and since when, in one paragraph.'),
      '## 1. Scope',
      toWrite('what this page covers and what it does not.'),
      '## 2. Rights and duties',
      toWrite('what each side may and must do.'),
    ]),
  );
}

export function beginUpdate({title, category, about}: Order, site: Site): Begun {
  const name = category ?? UPDATE_CATEGORIES[0];
  if (!(UPDATE_CATEGORIES as readonly string[]).includes(name)) {
    return {fault: `unknown category "${name}"  → ${suggestion(name, UPDATE_CATEGORIES)}`};
  }
  const routes = [
    ...site.pages.map(({route}) => route),
    ...sitePages(site.root).map((full) => routeOf(pathFrom(site.root, full))),
    ...pluginRoutes,
  ];
  if (about === undefined) return missing('--about', []);
  if (!routes.includes(about)) {
    return {fault: `no such page: ${about}  → ${suggestion(about, routes)}`};
  }
  const slug = slugOf(title);
  const fields = [
    `title: ${quoted(title)}`,
    `description: ${DESCRIPTION}`,
    `slug: ${slug}`,
    `date: ${site.today}`,
    `category: ${name}`,
    `link: ${about}`,
  ];
  return draft(
    `blog/${site.today}-${slug}.md`,
    pageOf(fields, [
      toWrite('what changed, and for whom.'),
      toWrite('the one thing to remember or do.'),
    ]),
  );
}

function draft(file: string, content: string): Draft {
  return {file, content, line: firstLineOfText(content)};
}

function missing(option: string, known: readonly string[]): {fault: string} {
  const choice =
    known.length > 0 ? ` with one of: ${known.join(', ')}` : ' with the route of a page';
  return {fault: `${option} is missing  → add ${option}${choice}`};
}
