import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';

import type {GeneratedArticle} from '@site/bench/growth/articles';
import type {Growth} from '@site/bench/growth/measure';
import {realArticles, writePortal} from '@site/bench/growth/portal';
import {growthBudgets} from '@site/bench/growth/report';
import {sizeOf} from '@site/bench/growth/size';
import {timed} from '@site/bench/growth/timed';
import {faultsOf} from '@site/scripts/cut/freeze';
import {frontMatterSchemas, splitFrontMatter} from '@site/src/content/front-matter';
import {markdownFiles} from '@site/src/content/tree';

import {temporaryFolder} from '../support/temporary';

const ARTICLE: GeneratedArticle = {
  slug: 'knowledge-base/trading/budgets-for-bakeries',
  title: 'Budgets checklist for bakeries',
  description: 'What a bakery looks at before it buys its first coin with the money of a month.',
  category: 'trading',
  body: 'Bread.',
  mdx: 'Bread, and the oven.\n',
};

test('a copy of the portal holds more articles, the same in every version', async () => {
  const folder = temporaryFolder();
  await writePortal(folder, [ARTICLE], 4);
  const versions = parse(fs.readFileSync(path.join(folder, 'versions.json'), 'utf8')) as string[];
  expect(versions).toHaveLength(3);
  // As the command that freezes a version would judge it: with its contract and samples.
  expect(faultsOf(folder, versions[0] ?? '')).toEqual([]);
  for (const tree of ['docs', ...versions.map((name) => `versioned_docs/version-${name}`)]) {
    const text = fs.readFileSync(path.join(folder, tree, `${ARTICLE.slug}.md`), 'utf8');
    const parts = splitFrontMatter(text);
    if ('fault' in parts) throw new Error(parts.fault);
    expect(frontMatterSchemas.article.safeParse(parse(parts.yaml)).error).toBeUndefined();
    expect(parts.body).toContain(ARTICLE.mdx);
    expect(markdownFiles(path.join(folder, tree)).length).toBeGreaterThan(realArticles());
  }
  expect(fs.existsSync(path.join(folder, 'build'))).toBe(false);
  // What tools keep in there stays in the copy.
  expect(fs.lstatSync(path.join(folder, 'node_modules')).isSymbolicLink()).toBe(false);
});

test('a command is timed with the memory of its children, and told when it fails', async () => {
  const child = 'const kept = Buffer.alloc(300e6, 1); setTimeout(() => kept.at(0), 900)';
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`;
  const {seconds, megabytes} = await timed('.', ['-e', parent]);
  expect(seconds).toBeGreaterThan(0);
  if (process.platform === 'linux') expect(megabytes).toBeGreaterThan(300);
  await expect(timed('.', ['-e', 'console.log("no room"); process.exit(3)'])).rejects.toThrow(
    /ended with 3:\nno room/,
  );
  await expect(timed('.', ['-e', 'process.exit(1)'], [0, 1])).resolves.toBeDefined();
});

test('a build is counted with and without its compressed copies', () => {
  const build = temporaryFolder({'a.html': '12345', 'a.html.br': '12', 'assets/b.js': '123'});
  expect(sizeOf(build)).toEqual({pages: 1, files: 2, bytes: 8, withCopies: 10});
});

const built = (site: Growth['site'], articles: number, changed: Partial<Growth> = {}): Growth => ({
  site,
  articles,
  versions: 1,
  builds: 1,
  cold: {seconds: 15, megabytes: 900},
  warm: {seconds: 10, megabytes: 900},
  steps: {},
  size: {pages: 1, files: 1, bytes: 1, withCopies: 1},
  weight: {html: 9000, script: 90_000},
  ...changed,
});
const missed = (all: Growth[]): string[] =>
  growthBudgets(all)
    .split('\n')
    .filter((line) => line.includes('MISSED'))
    .map((line) => line.split('|')[1]?.trim() ?? '');

test('growth within its budgets meets them', () => {
  const theirs = {cold: {seconds: 10, megabytes: 900}};
  const all = [built('portal', 45), built('portal', 500), built('starlight', 500, theirs)];
  expect(growthBudgets(all).match(/ met /g)).toHaveLength(4);
  expect(missed(all)).toEqual([]);
});

test.each([
  [{cold: {seconds: 15.1, megabytes: 900}}, 'cold, 500'],
  [{warm: {seconds: 10.1, megabytes: 900}}, 'warm, 500'],
  [{weight: {html: 9000, script: 91_000}}, 'script of a page, 500 articles, 1 version'],
  [{weight: {html: 10_000, script: 90_000}}, 'html of a page, 500 articles, 1 version'],
])('%j exceeds a budget', (ours, figure) => {
  const theirs = {cold: {seconds: 10, megabytes: 900}};
  const all = [built('portal', 45), built('portal', 500, ours), built('starlight', 500, theirs)];
  expect(missed(all)).toEqual([figure]);
});

test('what was not measured has no line', () => {
  expect(growthBudgets([built('portal', 45)]).split('\n')).toHaveLength(2);
});
