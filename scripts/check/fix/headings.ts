import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import {stringify} from 'yaml';

import {fieldsOf} from '../../../src/content/front-matter';
import {kindOf} from '../../../src/content/kinds';
import {placeOf} from '../../../src/content/tree';
import {TO_WRITE} from '../placeholders';
import {nodesOf, rangeOf} from '../prose';
import {type Edit, edited, parsed, type Pass} from './edits';

/**
 * Front matter for an article that has none: the title that its text starts with, and a place for the description. The
 * date is left to the writer, who knows when the text last changed.
 */
export function withFrontMatter(content: string, repoPath: string, root: string): string {
  const {file} = placeOf(path.join(root, repoPath), root);
  const {children} = parsed(content).markdown;
  const [first] = children;
  const titles = children.filter((node) => node.type === 'heading' && node.depth === 1);
  const isArticle = kindOf(file) === 'article' && !/^(?:---|\+\+\+)/.test(content);
  // What looks like a tag, as in "Pay by <N/A>", would be lost.
  const isTitle = titles.length === 1 && titles[0] === first && /^\s*# [^<{\n]+$/m.test(content);
  if (!isArticle || !isTitle) return content;
  const description = `${TO_WRITE} one sentence that says what this page answers.`;
  const head = stringify({title: toString(first), description}, {lineWidth: 0});
  return `---\n${head}---\n\n${content.trimStart()}`;
}

/** The title of the page once more, as its first heading. */
export const titles: Pass = (content) => {
  const {title} = fieldsOf(content);
  const [first] = nodesOf(parsed(content).markdown, 'heading');
  if (first?.depth !== 1 || lettersOf(toString(first)) !== lettersOf(String(title))) return content;
  const {offset, end} = rangeOf(first);
  return content.slice(0, offset) + content.slice(end).trimStart();
};

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The most # that Markdown takes for a heading. */
const MAX_DEPTH = 6;

/**
 * The sections of a page start at level 2, below the title in the front matter, and skip no level. A single heading of
 * level 1 above them may be the title in other words, which stays for the writer.
 */
export const levels: Pass = (content) => {
  const all = nodesOf(parsed(content).markdown, 'heading');
  const hasTitle = all.filter(({depth}) => depth === 1).length === 1;
  const isUnderlined = all.some(({position}) => !content.startsWith('#', position?.start.offset));
  if (isUnderlined || (hasTitle && all[0]?.depth !== 1)) return content;
  // The levels of the sections around a heading, down to its own.
  let around: number[] = [];
  const edits = all.map((heading): Edit => {
    const {depth} = heading;
    around = [...around.filter((above) => above < depth), depth];
    const level = around.length + (hasTitle ? 0 : 1);
    const {offset} = rangeOf(heading);
    return {offset, end: offset + depth, text: '#'.repeat(level)};
  });
  return edits.every(({text}) => text.length <= MAX_DEPTH) ? edited(content, edits) : content;
};
