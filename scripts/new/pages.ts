import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import type {CataloguePage} from '../../src/content/catalogue';
import {FAQ_CATEGORY} from '../../src/content/faq';
import {UPDATE_CATEGORIES} from '../../src/content/kinds';
import {suggestion} from '../../src/lib/finding';
import {slugOf} from '../../src/lib/slug';
import {TO_WRITE} from '../check/placeholders';
import {latestReview, PERISHABLE} from '../check/review-by';
import type {Order} from './order';
import {type Draft, routesOf, type Site} from './site';

/** Text as a YAML scalar, quoted if necessary. */
function quoted(text: string): string {
  return stringify(text, {lineWidth: 0}).trim();
}

/** The values of a template, by the word that stands for them in it. A line without a value is left out. */
type Values = Readonly<Record<string, string | number | undefined>>;

function draft(kind: Order['kind'], file: string, values: Values): Draft {
  const template = fs.readFileSync(path.join(__dirname, 'templates', `${kind}.md`), 'utf8');
  const lines = template.split('\n').flatMap((line) => {
    const word = Object.keys(values).find((each) => new RegExp(`\\b${each}$`).test(line));
    if (word === undefined) return [line];
    const value = values[word];
    return value === undefined ? [] : [line.replace(word, () => String(value))];
  });
  return {file, content: lines.join('\n'), line: lines.indexOf('---', 1) + 3};
}

/** The list of related articles, those of its category first. */
function relatedTo(file: string, pages: readonly CataloguePage[], category: string): string {
  const articles = pages.filter(({kind}) => kind === 'article');
  const near = articles.filter((page) => page.category === category);
  const far = articles.filter((page) => page.category !== category);
  const links = [...near, ...far].slice(0, 3).map((page) => {
    const url = path.posix.relative(path.posix.dirname(file), `docs/${page.file}`);
    const link = url.startsWith('.') ? url : `./${url}`;
    return `- [${page.title}](${link}): ${TO_WRITE} why to read it.`;
  });
  return links.join('\n');
}

type Begun = Draft | {fault: string};

export function beginArticle({title, category}: Order, site: Site): Begun {
  if (category === undefined) return missing('--category', site.categories);
  if (!site.categories.includes(category)) {
    return {fault: `unknown category "${category}"  → ${suggestion(category, site.categories)}`};
  }
  const isFaq = category === FAQ_CATEGORY;
  const folder = isFaq ? 'docs/resources' : `docs/knowledge-base/${category}`;
  const file = `${folder}/${slugOf(title)}.md`;
  return draft('article', file, {
    TITLE: quoted(title),
    CATEGORY: isFaq ? category : undefined,
    TODAY: site.today,
    REVIEW_BY: PERISHABLE.includes(category) ? latestReview(new Date(site.today)) : undefined,
    RELATED: relatedTo(file, site.pages, category),
  });
}

export function beginLegal({title}: Order, site: Site): Begun {
  const slug = slugOf(title);
  return draft('legal', `docs/legal/${slug}.md`, {
    TITLE: quoted(title),
    SLUG: `/${slug}`,
    TODAY: site.today,
    REVIEW_BY: latestReview(new Date(site.today)),
  });
}

export function beginUpdate({title, category, about}: Order, site: Site): Begun {
  const name = category ?? UPDATE_CATEGORIES[0];
  if (!(UPDATE_CATEGORIES as readonly string[]).includes(name)) {
    return {fault: `unknown category "${name}"  → ${suggestion(name, UPDATE_CATEGORIES)}`};
  }
  const routes = routesOf(site);
  if (about === undefined) return missing('--about', []);
  if (!routes.includes(about)) {
    return {fault: `no such page: ${about}  → ${suggestion(about, routes)}`};
  }
  const slug = slugOf(title);
  return draft('update', `blog/${site.today}-${slug}.md`, {
    TITLE: quoted(title),
    SLUG: slug,
    TODAY: site.today,
    CATEGORY: name,
    ABOUT: about,
  });
}

function missing(option: string, known: readonly string[]): {fault: string} {
  const choice =
    known.length > 0 ? ` with one of: ${known.join(', ')}` : ' with the route of a page';
  return {fault: `${option} is missing  → add ${option}${choice}`};
}
