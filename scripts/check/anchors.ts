import fs from 'node:fs';
import path from 'node:path';

import {anchors as anchorsOfContract} from '@portal/contract';
import GitHubSlugger from 'github-slugger';
import type {Heading} from 'mdast';

import {inlineText} from '../../src/content/directives/inline';
import type {FormerAnchors} from '../../src/content/former-anchors';
import {explicitId} from '../../src/content/markdown';
import {currentTree} from '../../src/content/tree';
import {directives} from '../../src/directives';
import {documentFiles} from '../../src/features/contract/files';
import {glossaryOf} from '../../src/features/glossary/terms';
import {type Finding, suggestion} from '../../src/lib/finding';
import {textAttributes} from '../../src/lib/mdast';
import {type CheckContext, findingAt, pageRule, type SourcePage} from './context';
import {nodesOf} from './prose';

/** Tools have their own heading, whose anchor is the name of the directive. */
export const TOOLS = new Set(directives.filter(({once}) => once).map(({name}) => name));

/** Cached, because many links lead to the same page. */
const known = new WeakMap<SourcePage, Set<string>>();

/** Anchors of a page: its headings, ids and tools, and the categories or terms if it lists them. */
export function anchorsOf(page: SourcePage, {figures, pages, root}: CheckContext): Set<string> {
  const cached = known.get(page);
  if (cached) return cached;
  const {markdown} = page;
  // The ids of components in MDX, such as those of tabs.
  const ids = nodesOf(markdown, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(
    (node) => textAttributes(node).id ?? [],
  );
  const names = nodesOf(markdown, 'leafDirective').map(({name}) => name);
  const categories = names.includes('categories')
    ? pages.filter(({kind}) => kind === 'category')
    : [];
  const terms = names.includes('glossary') ? glossaryOf(currentTree(root)).keys() : [];
  const anchors = new Set([
    ...slugsOf(nodesOf(markdown, 'heading'), figures),
    ...ids,
    ...names.filter((name) => TOOLS.has(name)),
    ...categories.map(({file}) => path.basename(path.dirname(file))),
    ...terms,
  ]);
  known.set(page, anchors);
  return anchors;
}

/** The anchor of each heading of a page. */
export function slugsOf(headings: readonly Heading[], figures: CheckContext['figures']): string[] {
  const slugger = new GitHubSlugger();
  return headings.map(
    (heading) => explicitId(heading) ?? slugger.slug(inlineText(heading, figures).trim()),
  );
}

/** By former anchor. */
export function formerAnchorsOf({frontMatter}: SourcePage): FormerAnchors {
  const {former_anchors: written} = frontMatter;
  const isMap = typeof written === 'object' && written !== null && !Array.isArray(written);
  return isMap ? (written as FormerAnchors) : {};
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
    ...all(/^ *operationId: *(\w+)/gm).map(anchorsOfContract.operation),
    ...all(/^ {2}([A-Z][A-Z_]+):$/gm).map(anchorsOfContract.error),
    ...all(/^ *- name: *(.+?) *$/gm).map(anchorsOfContract.group),
  ]);
}

/**
 * A heading has words, and an anchor that no other heading of the page has: of its words, or pinned by a comment. The
 * anchors that it once had lead to a heading of today.
 */
export const headings = pageRule('headings', (page, context) => {
  const all = nodesOf(page.markdown, 'heading');
  const slugs = slugsOf(all, context.figures);
  return [
    ...all.flatMap((heading) => faultOf(heading, slugs, page, context)),
    ...(page.readable ? lostAnchors(page, context) : []),
  ];
});

function faultOf(
  heading: Heading,
  slugs: readonly string[],
  page: SourcePage,
  {figures}: CheckContext,
): Finding[] {
  const id = explicitId(heading);
  const text = inlineText(heading, figures).trim();
  const last = heading.children.at(-1);
  const report = (message: string, fix: string) => [findingAt(page, heading, message, fix)];
  if (id) {
    const isUnique = slugs.filter((slug) => slug === id).length === 1;
    const message = `another heading of this page has the anchor "${id}" too`;
    return isUnique ? [] : report(message, 'pin another anchor');
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return report(`the heading "${text}" has no words`, 'write what stands below it in words');
  }
  if (last?.type !== 'mdxTextExpression' || !/^\s*\/\*/.test(last.value)) return [];
  const fix =
    'write an anchor of lower-case words joined by hyphens, as in {/* #my-anchor */}, or remove the comment';
  return report(`the comment in the heading "${text}" pins no anchor`, fix);
}

function lostAnchors(page: SourcePage, context: CheckContext): Finding[] {
  const anchors = anchorsOf(page, context);
  return Object.entries(formerAnchorsOf(page)).flatMap(([former, now]) => {
    const report = (message: string, fix: string) => [findingAt(page, `  ${former}`, message, fix)];
    if (anchors.has(former)) {
      return report(`a heading has the anchor "${former}" today`, 'remove this line');
    }
    if (anchors.has(now)) return [];
    return report(`no heading of this page has the anchor "${now}"`, suggestion(now, [...anchors]));
  });
}
