import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, repository} from '../support/repository';
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

test('a page is the same to the build with and without quotes around its days and texts', async () => {
  const days = 'review_by: 2027-11-20\npublish: 2999-12-05';
  const bare = `${FRONT_MATTER.article}\n${days}`;
  const quoted = bare.replaceAll(/: ([\w .-]+)$/gm, (field, value: string) =>
    /^\d+$/.test(value) ? field : `: "${value}"`,
  );
  expect(quoted).toContain('date: "2024-11-20"');
  const read = await parse(ARTICLE, page(bare));
  expect(read).toMatchObject({title: 'How to pay in', publish: '2999-12-05', draft: true});
  expect(await parse(ARTICLE, page(quoted))).toEqual(read);
});

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
