import fs from 'node:fs';
import path from 'node:path';

import GitHubSlugger from 'github-slugger';
import {visit} from 'unist-util-visit';

import type {Directive} from '../../src/content/directives';
import {anchors} from '../../src/contract/anchors';
import {filesBelow, RELEASED_FOLDER} from '../../src/contract/files';
import {TOOLS} from '../../src/plugins/remark/tools';
import type {CheckContext, SourcePage} from './context';
import {textOf} from './prose';

/** Anchors of a Markdown page: its headings, those of its tools, and the categories where it lists them. */
export function anchorsOf(page: SourcePage, {figures, pages}: CheckContext): Set<string> {
  const found = new Set<string>();
  if (!page.markdown) return found;
  const slugger = new GitHubSlugger();
  visit(page.markdown, (node) => {
    if (node.type === 'heading') found.add(slugger.slug(textOf(node, figures).trim()));
    // A tool brings a heading of its own, whose anchor is the tool's name.
    if (node.type === 'leafDirective' && (node as Directive).name in TOOLS) {
      found.add((node as Directive).name);
    }
    if (node.type === 'leafDirective' && (node as Directive).name === 'categories') {
      const categories = pages.filter(({kind}) => kind === 'category');
      categories.forEach(({file}) => found.add(path.basename(path.dirname(file))));
    }
  });
  return found;
}

/** Anchors of a React page: every id that its files write out. */
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

/** Anchors of the API reference: its operations, webhooks, errors and tags, wherever the contract's files name them. */
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
