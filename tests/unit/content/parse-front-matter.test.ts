import path from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository} from '../support/repository';
import {changed} from '../support/text';

const root = repository();

// The build runs in the repository.
beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => vi.restoreAllMocks());

async function parse(file: string, fileContent: string, content = 'Text.', more = {}) {
  const frontMatter = {title: 'As read', ...more};
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter, content});
  const filePath = path.join(root, file);
  return (await parseFrontMatter({filePath, fileContent, defaultParseFrontMatter})).frontMatter;
}

const broken = changed(page(FRONT_MATTER.article), 'read_time', 'readtime');

test('the build stops at invalid front matter, with file, line and fix', async () => {
  await expect(parse(ARTICLE, broken)).rejects.toThrow(
    `${ARTICLE}:4:1  unknown key "readtime"  → write "read_time"`,
  );
});

test('the build writes the figures of a strip', async () => {
  const strip = {
    cost: {card: 'deposits.card.fee', SEPA: 'deposits.sepa.fee'},
    time: 'deposits.card.time',
  };
  const cost = [
    {name: 'card', text: '3.5%'},
    {name: 'SEPA', text: 'free'},
  ];
  const expected = {strip: {cost, time: [{name: '', text: 'instant'}]}};
  expect(await parse(ARTICLE, page(FRONT_MATTER.article), 'Text.', {strip})).toMatchObject(
    expected,
  );
});

test('the build gives a list page no table of contents', async () => {
  const file = 'docs/knowledge-base/payments/index.md';
  const expected = {title: 'As read', hide_table_of_contents: true};
  expect(await parse(file, page(FRONT_MATTER.category))).toMatchObject(expected);
});

test('the build lists only the top level of headings if lower ones repeat', async () => {
  const article = page(FRONT_MATTER.article);
  const repeated = '## Card\n\n### Causes\n\n## Transfer\n\n### Causes\n';
  expect(await parse(ARTICLE, article, repeated)).toMatchObject({toc_max_heading_level: 2});
  const different = repeated.replace('### Causes', '### Why');
  expect(await parse(ARTICLE, article, different)).not.toHaveProperty('toc_max_heading_level');
});

test('the build does not validate archived pages', async () => {
  const file = 'versioned_docs/version-2024-11/knowledge-base/payments/pay-in.md';
  const slug = '/knowledge-base/payments/pay-in';
  expect(await parse(file, broken)).toEqual({
    kind: 'article',
    read_time: 1,
    title: 'As read',
    slug,
  });
});
