import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {importOf} from './mdast';

const OWN = '@site/src/components';

/** The components that our Markdown directives stand for, and where they are. */
const COMPONENTS: Readonly<Record<string, string>> = {
  ArticleList: `${OWN}/ArticleList`,
  CategoryList: `${OWN}/CategoryList`,
  Drawing: `${OWN}/Drawing`,
  FigureTable: `${OWN}/FigureTable`,
  Glossary: `${OWN}/Glossary`,
  Readings: `${OWN}/Readings`,
  RecentList: `${OWN}/RecentList`,
  SearchBox: '@theme/SearchBox',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/**
 * Imports into a page the components that stand in it, so that it loads those and no others.
 * Runs after the plugins that make elements of directives.
 */
export default function remarkComponents() {
  return (markdown: Root): void => {
    const names = new Set<string>();
    visit(markdown, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as MdxJsxFlowElement;
      if (name && name in COMPONENTS) names.add(name);
    });
    for (const name of names) {
      markdown.children.unshift(importOf(name, COMPONENTS[name] ?? ''));
    }
  };
}
