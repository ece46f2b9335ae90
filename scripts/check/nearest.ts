import fs from 'node:fs';
import path from 'node:path';

import type {Search} from '@portal/search';

import {inlineText} from '../../src/content/directives/inline';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import {changedFiles, git} from './main-branch';
import {TO_WRITE} from './placeholders';
import {nodesOf, stemsIn} from './prose';

const TEMPLATE = path.join(__dirname, '../new/templates/article.md');
/** How many sections are named. */
const SHOWN = 3;
/** On how many pages a heading stands that needs no answer of its own, as "When to contact support". */
const COMMON = 4;

/** A new article does not answer what the search answers with another page. */
export const nearest: Check = {
  name: 'nearest',
  async run(context) {
    const {subjects, root} = context;
    const files = newFiles(root);
    const pages = subjects.filter(({kind, repoPath}) => kind === 'article' && files.has(repoPath));
    // Reading all pages takes seconds, and most changes add none.
    if (pages.length === 0) return [];
    const {writtenSearch} = await import('../../src/features/search/sources/written');
    const search = await writtenSearch(root, (repoPath) => !files.has(repoPath));
    const findings = pages.map((page) => answeredOn(page, context, search));
    return (await Promise.all(findings)).flat();
  },
};

async function answeredOn(page: SourcePage, context: CheckContext, search: Search) {
  const findings = headingsOf(page, context).map(async ({text, node}): Promise<Finding[]> => {
    const {answered, results} = await search({text, limit: SHOWN});
    if (answered !== 'yes') return [];
    const sections = results.map(({url, title, section = title}) => `"${section.join('')}" ${url}`);
    const message = `"${text}" may be answered already: ${sections.join(', ')}`;
    const fix = 'link there, or say in the heading what is different here';
    return [{...findingAt(page, node, message, fix), severity: 'hint'}];
  });
  return (await Promise.all(findings)).flat();
}

/** The files that the main branch does not have. */
function newFiles(root: string): Set<string> {
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  return new Set([...changedFiles(root, '--diff-filter=A'), ...untracked.split('\n')]);
}

/** The title and headings of a page that say something of its own. */
function headingsOf(page: SourcePage, {pages, figures}: CheckContext) {
  const template = fs.readFileSync(TEMPLATE, 'utf8');
  const title = {text: String(page.frontMatter.title), node: {}};
  const headings = nodesOf(page.markdown, 'heading').map((node) => ({
    text: inlineText(node, figures).trim(),
    node,
  }));
  return [title, ...headings].filter(({text}) => {
    if (template.includes(text) || text.includes(TO_WRITE)) return false;
    if (new Set(stemsIn(text)).size < 2) return false;
    return pages.filter(({content}) => content.includes(text)).length < COMMON;
  });
}
