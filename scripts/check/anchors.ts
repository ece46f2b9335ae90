import fs from 'node:fs';
import path from 'node:path';

import {anchors} from '@portal/contract';
import GitHubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {inlineText} from '../../src/content/directives/inline';
import {explicitId} from '../../src/content/markdown';
import {directives} from '../../src/directives';
import {documentFiles} from '../../src/features/contract/files';
import type {CheckContext, SourcePage} from './context';
import {nodesOf} from './prose';

/** Tools have their own heading, whose anchor is the name of the directive. */
const TOOLS = new Set(directives.filter(({once}) => once).map(({name}) => name));

/** Anchors of a page: its headings, ids and tools, and the categories if it lists them. */
export function anchorsOf(page: SourcePage, context: CheckContext): Set<string> {
  const anchors = known.get(page) ?? readAnchors(page, context);
  known.set(page, anchors);
  return anchors;
}

/** Cached, because many links lead to the same page. */
const known = new WeakMap<SourcePage, Set<string>>();

function readAnchors({markdown}: SourcePage, {figures, pages}: CheckContext): Set<string> {
  const headings = slugsOf(nodesOf(markdown, 'heading'), figures);
  const names = nodesOf(markdown, 'leafDirective').map(({name}) => name);
  const categories = names.includes('categories')
    ? pages.filter(({kind}) => kind === 'category')
    : [];
  return new Set([
    ...headings,
    ...idsIn(markdown),
    ...names.filter((name) => TOOLS.has(name)),
    ...categories.map(({file}) => path.basename(path.dirname(file))),
  ]);
}

/** The anchor of each heading of a page. */
export function slugsOf(headings: readonly Heading[], figures: CheckContext['figures']): string[] {
  const slugger = new GitHubSlugger();
  return headings.map(
    (heading) => explicitId(heading) ?? slugger.slug(inlineText(heading, figures).trim()),
  );
}

/** The words of a heading, without its anchor. */
export function titleOf(heading: Heading): string {
  return toString(heading.children.slice(0, explicitId(heading) ? -1 : undefined)).trim();
}

/** The ids of components in MDX, such as those of tabs. */
function idsIn(markdown: Root | undefined): string[] {
  return nodesOf(markdown, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(({attributes}) =>
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'id' &&
      typeof attribute.value === 'string'
        ? [attribute.value]
        : [],
    ),
  );
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
