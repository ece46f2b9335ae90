import {parseDocument} from 'yaml';
import * as z from 'zod';

import {type AppLink, appLinks} from '../config/brand';
import {type Fault, type Finding, suggestion} from '../lib/finding';
import {parseLocated} from '../lib/located-data';
import {validate} from '../lib/schema-findings';
import {figureId} from './figures/schema';
import {folderCategory, type PageKind, UPDATE_CATEGORIES} from './kinds';

const words = (min: number, max: number): z.ZodString =>
  z
    .string()
    .min(min, `is too short | write at least ${min} characters`)
    .max(max, `is too long | shorten it to at most ${max} characters`);

const title = words(3, 70).describe('Heading of the page, in sentence case');
const description = words(20, 170).describe('One sentence: what the page answers');
const keywords = z
  .array(z.string().min(2))
  .max(20)
  .optional()
  .describe('Words that people search for and the page does not contain');
const WORDS = 'use lower-case words joined by hyphens';
const slug = z
  .string()
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, `is not a route | start with "/" and ${WORDS}`)
  .describe('Only where the route differs from the folder');
const position = z.int().min(0).optional().describe('Position in its list; without one, last');
const minutes = z.int().min(1).max(60);
const date = z.iso
  .date('is no day of the calendar | write one that exists, as YYYY-MM-DD')
  .describe('YYYY-MM-DD');
const stripPart = z
  .union(
    [figureId, z.record(z.string(), figureId)],
    'is no figure | write an id such as withdrawals.sepa.fee, or {SEPA: withdrawals.sepa.fee}',
  )
  .optional();
const strip = z
  .strictObject({cost: stripPart, time: stripPart, need: stripPart})
  .optional()
  .describe('Above the text, from figures: what it costs, how long it takes, what you need');
/** The parts of the strip above an article, each a figure or named figures. */
export type StripFields = Readonly<NonNullable<z.infer<typeof strip>>>;

/** The strip as a page shows it. */
export type StripTexts = Partial<Record<keyof StripFields, {name: string; text: string}[]>>;

/** The figures of a part, each with what is written before it. */
export function stripFigures(part: StripFields['cost']): [name: string, id: string][] {
  return typeof part === 'string' ? [['', part]] : Object.entries(part ?? {});
}

/** The ids of all figures in the strip of a page, if its front matter is valid. */
export function stripIds({strip: fields}: Readonly<Record<string, unknown>>): string[] {
  const {data = {}} = strip.safeParse(fields);
  return Object.values(data).flatMap((part) => stripFigures(part).map(([, id]) => id));
}

const formerAnchors = z
  .record(z.string(), z.string())
  .optional()
  .describe('Anchors that headings once had, each with the anchor of the heading that answers now');

const NO_ADDRESS =
  'is not an address | start with "/", in lower case, without the host and the anchor';
const redirectFrom = z
  .array(z.string().regex(/^\/[a-z0-9._/-]*[a-z0-9_-]$/, NO_ADDRESS))
  .optional()
  .describe('Addresses that the page once had, or those of pages that it replaces');

/** Pages that are not, or not yet, for everybody. */
const publication = {
  draft: z.literal(true).optional().describe('Only in the preview, until this line is removed'),
  unlisted: z.literal(true).optional().describe('Only for those who have the link'),
  publish: date.optional().describe('Only in the preview until that day'),
};

const label = z.string().min(2);
const button = z.union(
  [
    z.strictObject({label, app: z.literal(Object.keys(appLinks) as AppLink[])}),
    z.strictObject({label, to: label}),
  ],
  `is no button | write {label: …, to: …}, or app: ${Object.keys(appLinks).join(' or ')}`,
);

const listPage = z.strictObject({
  title,
  description,
  keywords,
  sidebar_position: position,
  redirect_from: redirectFrom,
});

const text = listPage.extend({
  read_time: minutes.optional().describe('Only where it is not that of the text: minutes to read'),
  category: z.string().optional().describe('Only where the folder does not determine it'),
  slug: slug.optional(),
  last_update: z
    .strictObject(
      {date},
      'must be a group | write last_update: { date: 2024-11-20 }, with your date',
    )
    .describe('When the text last changed'),
  review_by: date
    .optional()
    .describe('Date until which the page is known to be correct; it is reviewed before then'),
  former_anchors: formerAnchors,
  ...publication,
});

/** Front matter by kind of page. Unknown keys are rejected. */
export const frontMatterSchemas = {
  index: listPage,
  faq: listPage.omit({sidebar_position: true}).extend({former_anchors: formerAnchors}),
  glossary: listPage,
  category: listPage,
  article: text.extend({
    card_read_time: minutes.optional().describe('Minutes on the card, if different'),
    featured: z.literal(true).optional().describe('Lists the article among the featured ones'),
    folds: z.literal(true).optional().describe('Folds the sections on a phone'),
    card: z
      .literal(false)
      .optional()
      .describe('Leaves the article out of the cards of its category'),
    strip,
  }),
  legal: text.extend({
    edition: z.int().min(1).describe('Counts the versions of the text: 1, 2, 3'),
    effective: date.describe('Date from which this edition applies'),
    corrected: date.optional().describe('Date of a correction that changes no meaning'),
  }),
  update: z.strictObject({
    title,
    description,
    slug: z.string().regex(/^[a-z0-9-]+$/, `is not a slug | ${WORDS}`),
    date,
    ...publication,
    category: z.enum(UPDATE_CATEGORIES),
    link: slug.describe('Route of the page that the update is about'),
  }),
  page: z.strictObject({
    title,
    description,
    lead: words(20, 170)
      .optional()
      .describe('Below the title; may contain :figure[…] and :brand[…]'),
    redirect_from: redirectFrom,
    marketing: z
      .literal(true)
      .optional()
      .describe(
        'The page promotes the service: it shows the risk warning, and gives way where no accounts are opened',
      ),
    buttons: z
      .array(button)
      .optional()
      .describe('Below the lead: to a page of the application (app) or of this site (to)'),
    frame: z
      .enum(['hero', 'none'])
      .optional()
      .describe('hero: the text stands beside the title; none: the text is the whole page'),
  }),
} satisfies Record<PageKind, z.ZodObject>;

type FrontMatterOf<K extends PageKind> = z.infer<(typeof frontMatterSchemas)[K]>;
export type ArticleFrontMatter = FrontMatterOf<'article'>;
export type LegalFrontMatter = FrontMatterOf<'legal'>;
export type UpdateFrontMatter = FrontMatterOf<'update'>;
export type SitePageFrontMatter = FrontMatterOf<'page'>;

interface FrontMatterContext {
  /** Path for the findings. */
  repoPath: string;
  /** Path relative to the content tree; for updates and pages in `src/pages`, to the repository. */
  file: string;
  kind: PageKind;
  categories: readonly string[];
}

/** Splits a page into YAML and body. `bodyLine` is the line on which the body starts, from 1. */
export function splitFrontMatter(
  content: string,
): {yaml: string; body: string; bodyLine: number} | {fault: string; fix: string; line: number} {
  const lines = content.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') {
    return {
      fault: 'the front matter is missing',
      line: 1,
      fix: 'start the file with a line "---", the fields, and another line "---"',
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  // A "---" after a heading or directive is a thematic break in the text, not the end of the fields.
  // Comments of YAML may have two #, too.
  const text = lines.findIndex(
    (line, index) =>
      index > 0 &&
      (/^:{1,3}[a-z]/.test(line) ||
        (/^#{2,} /.test(line) && !/^[\w-]+:/.test(lines[index + 1] ?? ''))),
  );
  if (end < 0 || (text > 0 && text < end)) {
    const blank = lines.findIndex((line) => line.trim() === '');
    return {
      fault: 'the front matter is not closed',
      line: (blank > 0 ? blank : lines.length - 1) + 1,
      fix: 'add a line "---" after the last field',
    };
  }
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** The fields of a page, as far as they can be read: links to one with broken YAML are not reported. */
export function fieldsOf(content: string): Readonly<Record<string, unknown>> {
  const split = splitFrontMatter(content);
  const [head = ''] = content.replace(/^---/, '').split(/\n\s*\n/);
  try {
    const value: unknown = parseDocument('yaml' in split ? split.yaml : head).toJS();
    return typeof value === 'object' && !Array.isArray(value) ? {...value} : {};
  } catch {
    return {};
  }
}

/** The day from which everybody may read a page: for a draft, none that comes. */
export function dayOf({draft, publish}: Readonly<Record<string, unknown>>): string {
  if (draft === true) return '9999-12-31';
  return typeof publish === 'string' ? publish : '';
}

/** Whether the build leaves a page out: a draft, or one whose day has not come. The preview shows it. */
export function isWaiting(fields: Readonly<Record<string, unknown>>, today: Date): boolean {
  return dayOf(fields) > today.toISOString().slice(0, 10);
}

interface Checked {
  /** Undefined if it cannot be parsed. */
  frontMatter?: Readonly<Record<string, unknown>>;
  findings: Finding[];
}

export function checkFrontMatter(
  content: string,
  {repoPath, file, kind, categories}: FrontMatterContext,
): Checked {
  const split = splitFrontMatter(content);
  if ('fault' in split) {
    const {line, fault: message, fix} = split;
    return {findings: [{file: repoPath, line, column: 1, message, fix}]};
  }
  const {value, findings, positionOf} = parseLocated(split.yaml, repoPath, 2);
  if (value === undefined) return {findings};
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = 'the front matter has no fields';
    const fix = 'write one field per line, as in "title: How refunds work"';
    return {findings: [{file: repoPath, ...positionOf([]), message, fix}]};
  }
  const fields = (value ?? {}) as Record<string, unknown>;
  const schema: z.ZodType = frontMatterSchemas[kind];
  findings.push(...validate(schema, {value: fields, positionOf}, repoPath).findings);
  const fault = categoryFault({file, kind, categories}, fields.category);
  if (fault) findings.push({file: repoPath, ...positionOf(['category']), ...fault});
  return {frontMatter: fields, findings};
}

function categoryFault(
  {file, kind, categories}: Omit<FrontMatterContext, 'repoPath'>,
  category: unknown,
): Fault | undefined {
  const folder = kind === 'article' ? folderCategory(file) : undefined;
  if (folder && category !== undefined) {
    const message = `the folder already sets the category "${folder}"`;
    return {message, fix: 'remove "category"'};
  }
  if (folder && !categories.includes(folder)) {
    const fix = 'add an index.md to it, or move the file to a folder that has one';
    return {message: `the folder "${folder}" is not a category`, fix};
  }
  if (kind === 'article' && !folder && category === undefined) {
    return {message: '"category" is missing', fix: `add one of: ${categories.join(', ')}`};
  }
  // Updates have categories of their own.
  if (kind === 'update' || typeof category !== 'string' || categories.includes(category)) {
    return undefined;
  }
  return {message: `unknown category "${category}"`, fix: suggestion(category, categories)};
}

export function slugIn(content: string): string | undefined {
  // Most pages have none, and parsing takes longer than reading.
  const {slug: own} = content.includes('slug') ? fieldsOf(content) : {};
  return typeof own === 'string' ? own : undefined;
}
