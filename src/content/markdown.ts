import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';

import type {Finding} from '../lib/finding';
import {faultOf} from './mdx-faults';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .freeze();

/** Parses Markdown as the build does. Positions count from the start of the file. */
export function parseMarkdown(
  content: string,
  shown: string,
): {markdown: Root} | {findings: Finding[]} {
  try {
    return {markdown: parser.parse(content)};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {findings: [{file: shown, ...faultOf(error, content)}]};
  }
}
