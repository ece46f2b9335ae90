import fs from 'node:fs';
import path from 'node:path';

import GitHubSlugger from 'github-slugger';

import {inlineText} from '../../src/content/directives/inline';
import {directives} from '../../src/directives';
import {anchors} from '../../src/features/contract/anchors';
import {documentFiles} from '../../src/features/contract/files';
import {filesBelow, pathFrom} from '../../src/lib/files';
import type {CheckContext, SourcePage} from './context';
import {nodesOf} from './prose';

/** Tools have their own heading, whose anchor is the name of the directive. */
const TOOLS = new Set(directives.filter(({once}) => once).map(({name}) => name));

/** Anchors of a Markdown page: its headings, its tools, and the categories if it lists them. */
export function anchorsOf({markdown}: SourcePage, {figures, pages}: CheckContext): Set<string> {
  const slugger = new GitHubSlugger();
  const headings = nodesOf(markdown, 'heading').map((heading) =>
    slugger.slug(inlineText(heading, figures).trim()),
  );
  const names = nodesOf(markdown, 'leafDirective').map(({name}) => name);
  const categories = names.includes('categories')
    ? pages.filter(({kind}) => kind === 'category')
    : [];
  return new Set([
    ...headings,
    ...names.filter((name) => TOOLS.has(name)),
    ...categories.map(({file}) => path.basename(path.dirname(file))),
  ]);
}

/** The code and texts of a React page: its own files, and those of its private folders (`_parts`). */
export function codeOf(route: string, root: string): string {
  const folder = path.join(root, 'src/pages', route);
  return filesBelow(folder)
    .filter((file) => /^(?:_[^/]+\/.+|[^/]+)\.(?:tsx?|json)$/.test(pathFrom(folder, file)))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/** Anchors of a React page: every id that is a string in its files. */
export function anchorsInCode(route: string, root: string): Set<string> {
  const ids = codeOf(route, root).matchAll(/\bid(?:=|: )\{?["'`]([\w-]+)["'`]/g);
  return new Set([...ids].map(([, id = '']) => id));
}

/** Anchors of the API reference: operations, webhooks, errors and tags. */
export function anchorsOfApi(root: string): Set<string> {
  const contract = documentFiles(root)
    .filter((file) => fs.existsSync(file))
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
