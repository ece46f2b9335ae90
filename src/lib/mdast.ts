import {valueToEstree} from 'estree-util-value-to-estree';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Module that the page has to import the component from: see `src/content/directives/remark.ts`. */
    importFrom?: string;
  }
  interface MdxJsxTextElementData {
    importFrom?: string;
  }
}

/**
 * A component with its props.
 *
 * @param importFrom module whose default export is the component; not needed if every page has it
 */
export function componentElement(
  name: string,
  props: object,
  importFrom?: string,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', children, ...partsOf(name, props, importFrom)};
}

/** A component inside a paragraph. */
export function inlineElement(
  name: string,
  props: object,
  children: PhrasingContent[],
  importFrom?: string,
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', children, ...partsOf(name, props, importFrom)};
}

function partsOf(name: string, props: object, importFrom?: string) {
  return {name, attributes: attributesOf(props), ...(importFrom && {data: {importFrom}})};
}

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

export function importOf(name: string, from: string): RootContent[] {
  return mdx.parse(`import ${name} from '${from}';`).children;
}

function attributesOf(props: object): MdxJsxAttribute[] {
  return Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  }));
}

/** The attributes of a component that are written as text. */
export function textAttributes({
  attributes,
}: Pick<MdxJsxFlowElement, 'attributes'>): Partial<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value]]
        : [],
    ),
  );
}

/** A heading and what follows it, up to the next heading of its level. */
export interface Part {
  heading: Heading;
  blocks: RootContent[];
}

/** The blocks above the first heading of a level, and a part for each such heading. */
export function split(blocks: readonly RootContent[], depth: number): [RootContent[], Part[]] {
  const before: RootContent[] = [];
  const parts: Part[] = [];
  for (const node of blocks) {
    if (node.type === 'heading' && node.depth === depth) parts.push({heading: node, blocks: []});
    else (parts.at(-1)?.blocks ?? before).push(node);
  }
  return [before, parts];
}

/** Merges adjacent text nodes, because React would render a comment between them. */
export function mergeTexts(tree: Root): void {
  visit(tree, 'text', (text, index, parent) => {
    if (!parent || index === undefined) return;
    const siblings = parent.children as RootContent[];
    for (let next = siblings[index + 1]; next?.type === 'text'; next = siblings[index + 1]) {
      text.value += next.value;
      siblings.splice(index + 1, 1);
    }
  });
}
