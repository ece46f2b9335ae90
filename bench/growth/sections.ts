import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {PlainPage} from '../starlight/articles';

/** The parts of real articles that generated ones are put together from. */
export interface Parts {
  /** What stands before the first heading. */
  openings: RootContent[][];
  /** A heading of the second level, and all below it. */
  sections: RootContent[][];
}

const reader = unified().use(remarkParse).use(remarkGfm).freeze();
const plainWriter = unified().use(remarkGfm).use(remarkStringify).freeze();
/** Escapes what MDX and directives would take for theirs. */
const mdxWriter = unified()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkStringify)
  .freeze();

/** Category and reading time, which a page shows above its text. */
const LINES_ABOVE = 2;
/** Every article ends with it; one that is made of many would have it many times. */
const RELATED = 'Related articles';

/**
 * Takes real articles apart at their headings.
 *
 * @throws Error when there is nothing to take
 */
export function partsOf(articles: readonly PlainPage[]): Parts {
  const openings: RootContent[][] = [];
  const sections: RootContent[][] = [];
  for (const {slug, body} of articles) {
    const tree = reader.parse(body);
    // Files of a build have other names in the next one.
    visit(tree, 'link', (link) => {
      if (link.url.startsWith('/assets/')) link.url = `/${slug}`;
    });
    const {children} = tree;
    const starts = children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 2 ? [index] : [],
    );
    openings.push(children.slice(LINES_ABOVE, starts[0]));
    const found = starts.map((start, place) => children.slice(start, starts[place + 1]));
    sections.push(...found.filter(([heading]) => heading && toString(heading) !== RELATED));
  }
  if (sections.length === 0) throw new Error('There is no article to generate others from');
  return {openings, sections};
}

/** The same blocks as Markdown of any site, and as the portal's source. */
export function write(blocks: readonly RootContent[]): {plain: string; mdx: string} {
  const tree: Root = {type: 'root', children: [...blocks]};
  return {plain: plainWriter.stringify(tree), mdx: mdxWriter.stringify(tree)};
}
