import {valueToEstree} from 'estree-util-value-to-estree';
import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Module that the page has to import the component from: see `src/content/directives/remark.ts`. */
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
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => attribute(key, value)),
    children: [],
    ...(importFrom && {data: {importFrom}}),
  };
}

/** A component inside a paragraph. */
export function inlineElement(
  name: string,
  props: object,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => attribute(key, value)),
    children,
  };
}

export function importOf(name: string, from: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${from}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: from, raw: `'${from}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}

function attribute(name: string, value: unknown): MdxJsxAttribute {
  return {
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
  };
}

interface LooseNode {
  type: string;
  value?: string;
  children?: LooseNode[];
}

/** Merges adjacent text nodes, because React would write a comment between them. */
export function mergeTexts(tree: Root): void {
  merge(tree as LooseNode);
}

function merge(node: LooseNode): void {
  if (!node.children) return;
  node.children = node.children.reduce<LooseNode[]>((merged, child) => {
    const last = merged.at(-1);
    if (last?.type === 'text' && child.type === 'text') {
      merged[merged.length - 1] = {...last, value: `${last.value ?? ''}${child.value ?? ''}`};
    } else {
      merged.push(child);
    }
    return merged;
  }, []);
  node.children.forEach(merge);
}
