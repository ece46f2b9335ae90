import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import remarkDirectives, {remarkImports} from '@site/src/content/directives/remark';
import {directives} from '@site/src/directives';
import remarkGlossary from '@site/src/features/glossary/remark';

/** Processes one file of a repository with our plugins, in the order of docusaurus.config.ts. */
export async function render(root: string, name: string): Promise<Root> {
  const full = path.join(root, name);
  const file = new VFile({path: full, value: fs.readFileSync(full, 'utf8')});
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .use(remarkDirectives, {directives, root, locale: 'en-GB'})
    .use(remarkGlossary, {root, locale: 'en-GB'})
    .use(remarkImports);
  // Our plugins change the tree in place, which the types of unified do not express.
  return (await processor.run(processor.parse(file), file)) as Root;
}

export function nodesOf<T extends Nodes['type']>(
  markdown: Root,
  type: T,
): Extract<Nodes, {type: T}>[] {
  const found: Extract<Nodes, {type: T}>[] = [];
  visit(markdown, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, {type: T}>);
  });
  return found;
}

/** The props of the only element with that name. */
export function propsOf(markdown: Root, name: string): Record<string, unknown> {
  const [element, ...others] = nodesOf(markdown, 'mdxJsxFlowElement').filter(
    (candidate) => candidate.name === name,
  );
  if (!element || others.length > 0) throw new Error(`The page needs one element ${name}`);
  return propsIn(element);
}

export function propsIn({attributes}: MdxJsxFlowElement | MdxJsxTextElement) {
  return Object.fromEntries(attributes.map(propOf));
}

/** A prop whose value is data. It is also a syntax tree, from which the build compiles the page. */
function propOf(attribute: MdxJsxFlowElement['attributes'][number]): [string, unknown] {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') {
    throw new Error('A prop needs a name and an expression');
  }
  const text = attribute.value?.value;
  return [attribute.name, text === undefined ? undefined : JSON.parse(text)];
}
