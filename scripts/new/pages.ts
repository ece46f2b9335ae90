import {FAQ_CATEGORY} from '../../src/content/faq';
import {slugOf, UPDATE_CATEGORIES} from '../../src/content/kinds';
import {suggestion} from '../../src/lib/suggest';
import {PAGE_TITLES} from '../../src/config/navigation';
import {
  ARTICLE_BODY,
  firstLineOfText,
  keywordsFor,
  pageOf,
  quoted,
  relatedTo,
  toWrite,
} from './frames';
import type {Order} from './order';
import {keywordsOf, nextPosition, type Draft, type Site} from './site';

type Begun = Draft | {fault: string};

/** The initial `read_time`. */
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
    `last_update:\n  date: ${site.today}`,
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
  const routes = [...site.pages.map(({route}) => route), ...Object.keys(PAGE_TITLES)];
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
  const choice = known.length > 0 ? `: one of ${known.join(', ')}` : ' with the route of a page';
  return {fault: `${option} is missing  → add ${option}${choice}`};
}
