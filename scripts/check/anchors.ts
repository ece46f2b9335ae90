import fs from 'node:fs';
import path from 'node:path';

import GitHubSlugger from 'github-slugger';
import {visit} from 'unist-util-visit';

import type {DirectiveNode} from '../../src/content/directives/directive';
import {directives} from '../../src/directives';
import {anchors} from '../../src/features/contract/anchors';
import {filesBelow, RELEASED_FOLDER} from '../../src/features/contract/files';
import type {CheckContext, SourcePage} from './context';
import {textOf} from './prose';

/** Tools have their own heading, whose anchor is the name of the directive. */
const TOOLS = new Set(directives.filter(({once}) => once).map(({name}) => name));

/** Anchors of a Markdown page: its headings, its tools, and the categories if it lists them. */
export function anchorsOf(page: SourcePage, {figures, pages}: CheckContext): Set<string> {
  const found = new Set<string>();
  if (!page.markdown) return found;
  const slugger = new GitHubSlugger();
  visit(page.markdown, (node) => {
    if (node.type === 'heading') found.add(slugger.slug(textOf(node, figures).trim()));
    if (node.type === 'leafDirective' && TOOLS.has((node as DirectiveNode).name)) {
      found.add((node as DirectiveNode).name);
    }
    if (node.type === 'leafDirective' && (node as DirectiveNode).name === 'categories') {
      const categories = pages.filter(({kind}) => kind === 'category');
      categories.forEach(({file}) => found.add(path.basename(path.dirname(file))));
    }
  });
  return found;
}

/** Anchors of a React page: every id that is a string in its files. */
export function anchorsInCode(route: string, root: string): Set<string> {
  const folder = path.join(root, 'src/pages', route);
  const code = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
        .join('\n')
    : '';
  return new Set([...code.matchAll(/\bid(?:=|: )\{?["'`]([\w-]+)["'`]/g)].map(([, id = '']) => id));
}

/** Anchors of the API reference: operations, webhooks, errors and tags. */
export function anchorsOfApi(root: string): Set<string> {
  const contract = filesBelow(path.join(root, 'openapi'))
    .filter((file) => file.endsWith('.yaml') && !file.includes(RELEASED_FOLDER))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const all = (pattern: RegExp): string[] =>
    [...contract.matchAll(pattern)].map(([, name = '']) => name);
  return new Set([
    ...all(/^ *operationId: *(\w+)/gm).map(anchors.operation),
    ...all(/^ {2}([A-Z][A-Z_]+):$/gm).map(anchors.error),
    ...all(/^ *- name: *(.+?) *$/gm).map(anchors.group),
  ]);
}
