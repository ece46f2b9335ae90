import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {stringify} from 'yaml';

import {frontMatterSchemas} from '@site/src/content/front-matter';
import type {PageKind} from '@site/src/content/kinds';
import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, repository, SITE_PAGE, UPDATE} from '../support/repository';
import {changed} from '../support/text';

const root = repository();

// The build runs in the repository.
beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => vi.restoreAllMocks());

async function parse(file: string, fileContent: string) {
  const filePath = path.join(root, file);
  const parsed = await parseFrontMatter({
    ...{filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER},
  });
  return parsed.frontMatter;
}

const broken = changed(page(FRONT_MATTER.article), 'read_time', 'readtime');

const COMMON = {
  title: 'How refunds work',
  description: 'Who gets money back, how long it takes and what to do if it is not there.',
  keywords: ['money back', 'refund'],
  redirect_from: ['/refunds'],
  publish: '2999-12-05',
  draft: true,
  unlisted: true,
  last_update: {date: '2024-11-20'},
  review_by: '2027-11-20',
  former_anchors: {old: 'new'},
  sidebar_position: 2,
  slug: '/refunds',
  read_time: 4,
};
const FIELDS: Partial<Record<PageKind, Record<string, unknown>>> = {
  article: {
    ...COMMON,
    ...{card_read_time: 3, featured: true, folds: true, card: false},
    strip: {time: 'deposits.card.time', cost: {card: 'deposits.card.fee'}},
  },
  legal: {...COMMON, edition: 2, effective: '2024-11-20', corrected: '2024-11-21'},
  update: {
    ...{title: COMMON.title, description: COMMON.description, slug: 'refunds', draft: true},
    ...{publish: '2999-12-05', unlisted: true, date: '2024-11-20', category: 'trading'},
    link: '/knowledge-base',
  },
  page: {
    ...{title: COMMON.title, description: COMMON.description, redirect_from: ['/refunds']},
    ...{lead: 'It costs :figure[deposits.card.fee].', marketing: true, frame: 'hero'},
    buttons: [{label: 'Fees', to: '/fees'}],
  },
};
const FILES = {
  article: ARTICLE,
  legal: 'docs/legal/a.md',
  update: UPDATE,
  page: SITE_PAGE,
} as const;
type Form = (key: string, value: unknown) => string;
const written =
  (defaultStringType: 'PLAIN' | 'QUOTE_DOUBLE' | 'BLOCK_FOLDED'): Form =>
  (key, value) =>
    stringify({[key]: value}, {defaultStringType, defaultKeyType: 'PLAIN'});
const inBrackets: Form = (key, value) =>
  `${key}: ${stringify(value, {collectionStyle: 'flow', lineWidth: 0})}`;
const FORMS = [written('PLAIN'), written('QUOTE_DOUBLE'), written('BLOCK_FOLDED'), inBrackets];

test.each(['article', 'legal', 'update', 'page'] as const)(
  'each key of a page of kind %s is the same to the build in each form of YAML',
  async (kind) => {
    const fields = FIELDS[kind] ?? {};
    const keys = Object.keys(frontMatterSchemas[kind].shape).filter((key) => key !== 'category');
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(keys));
    const read = FORMS.map((form) => {
      const lines = Object.entries(fields).map((field) => form(...field).trim());
      return parse(FILES[kind], page(lines.join('\n')));
    });
    const [bare, ...others] = await Promise.all(read);
    expect(bare).toMatchObject({title: COMMON.title, ...(kind === 'update' && {draft: true})});
    for (const other of others) expect(other).toEqual(bare);
  },
);

test('the build stops at invalid front matter, with file, line and fix', async () => {
  await expect(parse(ARTICLE, broken)).rejects.toThrow(
    `${ARTICLE}:4:1  unknown key "readtime"  → write "read_time"`,
  );
});

test('the build writes the figures of a strip', async () => {
  const strip =
    'strip:\n  cost: {card: deposits.card.fee, SEPA: deposits.sepa.fee}\n  time: deposits.card.time';
  const cost = [
    {name: 'card', text: '3.5%'},
    {name: 'SEPA', text: 'free'},
  ];
  const expected = {strip: {cost, time: [{name: '', text: 'instant'}]}};
  expect(await parse(ARTICLE, page(`${FRONT_MATTER.article}\n${strip}`))).toMatchObject(expected);
});

test('a translated page is that of its original, with figures in its own language', async () => {
  const strip = 'strip: {cost: {Karte: deposits.card.fee}, time: deposits.sepa.time}';
  const file = ARTICLE.replace('docs/', 'i18n/de/docusaurus-plugin-content-docs/current/');
  const slug = '/knowledge-base/payments/pay-in';
  expect(await parse(file, page(`${FRONT_MATTER.article}\n${strip}`))).toMatchObject({
    ...{kind: 'article', slug},
    strip: {
      cost: [{name: 'Karte', text: '3,5 %'}],
      time: [{name: '', text: '1–2 Bankarbeitstage'}],
    },
  });
});

test('the build gives a list page no table of contents', async () => {
  const file = 'docs/knowledge-base/payments/index.md';
  const expected = {title: 'Payments and transfers', hide_table_of_contents: true};
  expect(await parse(file, page(FRONT_MATTER.category))).toMatchObject(expected);
});

test('the build lists only the top level of headings if lower ones repeat', async () => {
  const repeated = '## Card\n\n### Causes\n\n## Transfer\n\n### Causes\n';
  expect(await parse(ARTICLE, articleWith(repeated))).toMatchObject({toc_max_heading_level: 2});
  const different = repeated.replace('### Causes', '### Why');
  expect(await parse(ARTICLE, articleWith(different))).not.toHaveProperty('toc_max_heading_level');
});

test('the build does not validate archived pages', async () => {
  const file = 'versioned_docs/version-2024-11/knowledge-base/payments/pay-in.md';
  const slug = '/knowledge-base/payments/pay-in';
  expect(await parse(file, broken)).toMatchObject({kind: 'article', readtime: 4, slug});
});
