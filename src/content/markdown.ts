import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';

import type {Finding} from '../lib/finding';
import {expandNames} from './figures/calc';
import {faultOf} from './mdx-faults';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .freeze();

/** Parses Markdown as the build does, and expands the names of results. Positions count from the start of the file. */
export function parseMarkdown(
  content: string,
  repoPath: string,
): {markdown: Root} | {findings: Finding[]} {
  try {
    const markdown = parser.parse(content);
    expandNames(markdown);
    return {markdown};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {findings: [{file: repoPath, ...faultOf(error, content)}]};
  }
}
