import type {Heading, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';

import {expandNames} from './figures/calc';
import {faultOf, type MdxFault} from './mdx-faults';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .freeze();

/** More faults than a page has lines to correct in one go. */
const MAX_FAULTS = 200;

interface Parsed {
  /** What is left without the faulty parts. */
  markdown: Root;
  faults: MdxFault[];
  /** The text with spaces in place of the faulty parts. */
  rest: string;
}

/**
 * Parses Markdown as the build does, and expands the names of results. Positions count from the start of
 * the file. A part that cannot be parsed is a fault, and is left out so that the rest is parsed too.
 */
export function parseMarkdown(content: string): Parsed {
  const faults: MdxFault[] = [];
  let text = content;
  for (;;) {
    try {
      const markdown = parser.parse(text);
      expandNames(markdown);
      return {markdown, faults, rest: text};
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const fault = faultOf(error, text);
      faults.push(fault);
      const rest = blanked(text, fault);
      if (rest === text || faults.length > MAX_FAULTS) {
        return {markdown: {type: 'root', children: []}, faults, rest};
      }
      text = rest;
    }
  }
}

/** The text with spaces in place of the fault. A conflict leaves two more lines of marks. */
function blanked(text: string, {start, end}: MdxFault): string {
  const spaces = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
  const rest = `${text.slice(0, start)}${spaces(text.slice(start, end))}${text.slice(end)}`;
  return text.startsWith('<<<<<<<', start) ? rest.replaceAll(/^(?:={7}|>{7}).*/gm, spaces) : rest;
}

/** The id that a writer gave a heading, by Docusaurus's syntax: `## New words {/* #old-id *\/}`. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([a-z0-9][\w-]*)\s*\*\/\s*$/.exec(last.value)?.[1];
}
