import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {isOn} from '../../config/features';
import {FaultError, FindingError} from '../../lib/finding';
import {importOf, mergeTexts} from '../../lib/mdast';
import {expandNames} from '../figures/calc';
import {drawingsOf, figuresOf} from '../sources';
import {localeOf, placeOf} from '../tree';
import {
  type Directive,
  type DirectiveNode,
  type DirectivePage,
  type DirectiveUse,
  labelOf,
  verifyUse,
} from './directive';

interface Options {
  directives: readonly Directive[];
  root: string;
}

/**
 * Replaces the directives of a page with their content. Each page uses the data of its own content
 * tree.
 */
export default function remarkDirectives({directives, root}: Options) {
  return async (markdown: Root, file: VFile): Promise<void> => {
    expandNames(markdown);
    const page = pageOf(markdown, file, root);
    const found: {use: DirectiveUse; definition: Directive; siblings: RootContent[]}[] = [];
    visit(markdown, ['textDirective', 'leafDirective'], (visited, _, parent) => {
      const node = visited as DirectiveNode;
      const definition = directives.find(
        ({name, type}) => name === node.name && type === node.type,
      );
      if (!definition || !parent) return;
      const use = {node, label: labelOf(node), attributes: node.attributes ?? {}, page};
      found.push({use, definition, siblings: parent.children as RootContent[]});
    });
    // Replace the directives only after all are rendered: some look at the rest of the page.
    const rendered = found.map(async ({use, definition}) => {
      try {
        verifyUse(use, directives);
        return isOffered(definition, page) ? await definition.render(use) : [];
      } catch (error) {
        const isOfWriter = error instanceof FaultError || error instanceof FindingError;
        if (isOfWriter) file.fail(error.message, use.node);
        throw error;
      }
    });
    for (const [index, nodes] of (await Promise.all(rendered)).entries()) {
      const {siblings, use} = found[index] as (typeof found)[number];
      const at = siblings.indexOf(use.node as RootContent);
      siblings.splice(at, 1, ...nodes);
      // Nothing is left to introduce.
      if (nodes.length === 0 && introduces(siblings[at - 1])) siblings.splice(at - 1, 1);
    }
    mergeTexts(markdown);
  };
}

/** Archives keep what they had. */
function isOffered({feature}: Directive, {tree}: DirectivePage): boolean {
  return feature === undefined || isOn(feature) || tree.version !== 'current';
}

function introduces(node: RootContent | undefined): boolean {
  return node?.type === 'paragraph' && toString(node).trimEnd().endsWith(':');
}

function pageOf(markdown: Root, {path: full}: VFile, root: string): DirectivePage {
  const {tree, file} = placeOf(full, root);
  return {
    file,
    markdown,
    tree,
    root,
    locale: localeOf(full, root),
    get figures() {
      return figuresOf(tree);
    },
    get drawings() {
      return drawingsOf(tree);
    },
  };
}

/**
 * Adds imports for the components that other remark plugins inserted, so that a page loads only what
 * it shows. Must run last.
 */
export function remarkImports() {
  return (markdown: Root): void => {
    const modules = new Map<string, string>();
    visit(markdown, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, data} = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && data?.importFrom) modules.set(name, data.importFrom);
    });
    markdown.children.unshift(...[...modules].flatMap(([name, from]) => importOf(name, from)));
  };
}
