import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import {stringify} from 'yaml';

import {kindOf} from '../../../src/content/kinds';
import {placeOf} from '../../../src/content/tree';
import {TO_WRITE} from '../placeholders';
import {parsed, type Result} from './edits';

/**
 * Front matter for an article that has none: the title that its text starts with, and a place for the description. The
 * date is left to the writer, who knows when the text last changed.
 */
export function withFrontMatter(content: string, repoPath: string, root: string): Result {
  const {file} = placeOf(path.join(root, repoPath), root);
  const {children} = parsed(content).markdown;
  const [first] = children;
  const isArticle = kindOf(file) === 'article' && !/^(?:---|\+\+\+)/.test(content);
  // What looks like a tag, as in "Pay by <N/A>", would be lost.
  const isTitle =
    first?.type === 'heading' && first.depth === 1 && /^# [^<{]+$/.test(lineAt(content));
  const others = children.filter((node) => node.type === 'heading' && node.depth === 1);
  if (!isArticle || !isTitle || others.length > 1) return {content, whats: []};
  const description = `${TO_WRITE} one sentence that says what this page answers.`;
  const head = stringify({title: toString(first), description}, {lineWidth: 0});
  return {content: `---\n${head}---\n\n${content.trimStart()}`, whats: ['no front matter']};
}

/** The first line with text. */
function lineAt(content: string): string {
  return content.trimStart().split('\n')[0] ?? '';
}
