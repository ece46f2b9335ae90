import fs from 'node:fs';
import path from 'node:path';

import GitHubSlugger from 'github-slugger';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

import type {Directive} from '../../src/content/directives';
import type {CheckContext, SourcePage} from './context';
import {textOf} from './prose';

/** Anchors of a Markdown page: its headings, and the categories where it lists them. */
export function anchorsOf(page: SourcePage, {figures, pages}: CheckContext): Set<string> {
  const anchors = new Set<string>();
  if (!page.markdown) return anchors;
  const slugger = new GitHubSlugger();
  visit(page.markdown, (node) => {
    if (node.type === 'heading') anchors.add(slugger.slug(textOf(node, figures).trim()));
    if (node.type === 'leafDirective' && (node as Directive).name === 'categories') {
      const categories = pages.filter(({kind}) => kind === 'category');
      categories.forEach(({file}) => anchors.add(path.basename(path.dirname(file))));
    }
  });
  return anchors;
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

/** Anchors of the API reference: its operations and tags, as Redoc names them. */
export function anchorsOfApi(root: string): Set<string> {
  const file = path.join(root, 'openapi/openapi.yaml');
  if (!fs.existsSync(file)) return new Set();
  const contract = parse(fs.readFileSync(file, 'utf8')) as {
    tags?: {name: string}[];
    paths?: Record<string, Record<string, {operationId?: string}>>;
  };
  const operations = Object.values(contract.paths ?? {})
    .flatMap((methods) => Object.values(methods))
    .flatMap(({operationId}) => (operationId ? [`operation/${operationId}`] : []));
  return new Set([...operations, ...(contract.tags ?? []).map(({name}) => `tag/${name}`)]);
}
