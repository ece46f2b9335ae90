import fs from 'node:fs';
import path from 'node:path';

import {openSearch, type Search} from '@portal/search';
import GitHubSlugger from 'github-slugger';
import type {Heading, Nodes, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {isOff} from '../../../config/features';
import {pluginRoutes} from '../../../config/navigation';
import {routeOf} from '../../../content/catalogue';
import {inlineText} from '../../../content/directives/inline';
import type {FigureSet} from '../../../content/figures/read';
import {resolveTable} from '../../../content/figures/resolve';
import {fieldsOf, isWaiting} from '../../../content/front-matter';
import {explicitId, parseMarkdown} from '../../../content/markdown';
import {figuresOf, pagesOf, titleOutside} from '../../../content/sources';
import {currentTree, markdownFiles, placeOf, sitePages} from '../../../content/tree';
import {pathFrom} from '../../../lib/files';
import {textAttributes} from '../../../lib/mdast';
import {bundleContract} from '../../contract/bundle';
import {searchIndex} from '.';
import type {SearchedPage} from './pages';

interface Fields {
  title?: string;
  description?: string;
  slug?: string;
  keywords?: string[];
  unlisted?: boolean;
}

/** Which pages to read, by their path in the repository. */
type Wanted = (repoPath: string) => boolean;

/** The search index of today's pages as they are written: see {@link searchIndex}. */
export async function writtenIndex(
  root: string,
  isWanted: Wanted = () => true,
): Promise<ReturnType<typeof searchIndex>> {
  const contract = await bundleContract(root);
  return searchIndex(writtenPages(root, isWanted), currentTree(root), root, contract);
}

/** The search of today's pages as they are written. */
export async function writtenSearch(root: string, isWanted?: Wanted): Promise<Search> {
  const {index, documents} = await writtenIndex(root, isWanted);
  return openSearch(index, async (id) => [...(documents[id]?.sections ?? [])]);
}

/** Today's pages without a build, and so without what components add. */
function writtenPages(root: string, isWanted: Wanted): (SearchedPage & {route: string})[] {
  const tree = currentTree(root);
  const figures = figuresOf(tree);
  const catalogue = pagesOf(tree);
  const pages = new Map<string, SearchedPage & {route: string}>();
  const files = [
    ...markdownFiles(tree.folder),
    ...markdownFiles(path.join(root, 'blog')),
    ...sitePages(root),
  ];
  for (const full of files.filter((file) => isWanted(pathFrom(root, file)))) {
    const {file} = placeOf(full, root);
    const content = fs.readFileSync(full, 'utf8');
    if (isWaiting(fieldsOf(content), new Date())) continue;
    const fields = fieldsOf(content) as Fields;
    const isUpdate = file.startsWith('blog/');
    const route = isUpdate ? `/updates/${fields.slug}` : routeOf(file, fields.slug);
    if (isOff(route)) continue;
    const text = plainText(parseMarkdown(content).markdown, figures);
    // A page in React has its words in several files.
    const begun = pages.get(route);
    if (begun) {
      begun.text.children.push(...text.children);
      continue;
    }
    const {category} = catalogue.find((page) => page.route === route) ?? {};
    const parent = catalogue.find((page) => page.kind === 'category' && page.category === category);
    pages.set(route, {
      route,
      title: fields.title ?? titleOutside(route),
      description: fields.description ?? '',
      keywords: fields.keywords ?? [],
      ...(fields.unlisted && {isUnlisted: true}),
      trail: category ? ['Knowledge Base', parent?.title ?? 'Fees, countries and tax'] : [],
      text,
    });
  }
  const made = pluginRoutes.map((route) => ({
    ...{route, title: titleOutside(route), description: '', keywords: [], trail: []},
    text: {type: 'root' as const, children: []},
  }));
  return [...pages.values(), ...made];
}

/** A page with values in place of directives, and without components: their titles are headings. */
function plainText(markdown: Root, figures: FigureSet): Root {
  const slugger = new GitHubSlugger();
  const heading = (depth: 2 | 3, value: string, id: string): Heading => ({
    type: 'heading',
    depth,
    children: [{type: 'text', value}],
    data: {id},
  });
  const blocks = (nodes: readonly Nodes[], level: 2 | 3): RootContent[] =>
    nodes.flatMap((node): RootContent[] => {
      if (node.type === 'mdxJsxFlowElement') {
        const {title: own, label, id = ''} = textAttributes(node);
        const title = own ?? label;
        const below = blocks(node.children, title ? 3 : level);
        return title ? [heading(level, title, id), ...below] : below;
      }
      if (node.type === 'heading') {
        const value = inlineText(node, figures).trim();
        const id = explicitId(node) ?? slugger.slug(value);
        return [{...heading(2, value, id), depth: node.depth}];
      }
      if (node.type === 'leafDirective') {
        // A tool, whose anchor is its name.
        if (node.children.length === 0)
          return [heading(2, node.name.replaceAll('-', ' '), node.name)];
        return tableOf(toString(node), figures);
      }
      return node.type === 'root' || node.type.startsWith('mdx') || node.type === 'yaml'
        ? []
        : [filled(node, figures) as RootContent];
    });
  return {type: 'root', children: blocks(markdown.children, 2)};
}

/** A node with the text of each block that has one. */
function filled(node: Nodes, figures: FigureSet): Nodes {
  if (node.type === 'paragraph' || node.type === 'tableCell')
    return {...node, children: [{type: 'text', value: inlineText(node, figures)}]};
  return 'children' in node
    ? ({...node, children: node.children.map((child) => filled(child, figures))} as Nodes)
    : node;
}

/** The table of figures with a name, if there is one. */
function tableOf(name: string, {tables, figures}: FigureSet): Table[] {
  const record = tables.get(name);
  if (!record) return [];
  const {rowHeading, columns, rows} = resolveTable(record, figures);
  const lines = [[rowHeading, ...columns], ...rows.map(({heading, cells}) => [heading, ...cells])];
  return [
    {
      type: 'table',
      children: lines.map((cells) => ({
        type: 'tableRow',
        children: cells.map((value) => ({
          type: 'tableCell',
          children: [{type: 'text', value}],
        })),
      })),
    },
  ];
}
