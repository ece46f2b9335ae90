import fs from 'node:fs';
import path from 'node:path';

import type {Definition, Link, LinkReference, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {isOff, isOn} from '../config/features';
import {textAttributes} from '../lib/mdast';
import {once} from '../lib/once';
import {routeAt} from './catalogue';
import {fieldsOf, isWaiting} from './front-matter';
import {currentTree, isInTree, markdownFiles, placeOf, sitePages} from './tree';

type Component = MdxJsxFlowElement | MdxJsxTextElement;
/** What may lead to a page. */
type Leading = Link | LinkReference | Component;
const KINDS: Leading['type'][] = [
  'link',
  'linkReference',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
];

interface Options {
  root: string;
  /** Whether pages are shown before their day. */
  isPreview: boolean;
}

/**
 * Links to pages that the build leaves out are plain text, and components that lead there are gone: until the day of
 * those pages, or while the site does not offer their feature. `data-feature` names that of other elements. Links that
 * remain name the file from the folder of the tree, where Docusaurus finds it whether or not it is translated.
 */
export default function remarkPageLinks({root, isPreview}: Options) {
  const leftOut = once(() => pagesLeftOut(root, isPreview ? undefined : new Date()));
  return (markdown: Root, {path: full}: VFile): void => {
    const {tree, file} = placeOf(full, root);
    const isCurrent = tree.version === 'current';
    const nameOf = (target: string) => path.posix.join(path.posix.dirname(file), target);
    const isLost = (url: string): boolean => {
      const [target = ''] = url.split(/[?#]/);
      const page = target.startsWith('/') || !isCurrent ? target : nameOf(target);
      return leftOut().has(page) || isOff(isCurrent ? url : target);
    };
    const isGone = (element: Component): boolean => {
      const {to = '', 'data-feature': feature} = textAttributes(element);
      return isLost(to) || (feature !== undefined && !isOn(feature));
    };
    const lost = new Set<string>();
    visit(markdown, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [target = ''] = link.url.split(/[?#]/);
      if (isLost(link.url)) lost.add(keyOf(link));
      else if (isInTree(file) && /^(?![a-z]+:|\/).*\.mdx?$/i.test(target))
        link.url = `/${nameOf(target)}${link.url.slice(target.length)}`;
    });
    visit(markdown, KINDS, (node, index = 0, parent) => {
      const element = node as Leading;
      if (!('attributes' in element ? isGone(element) : lost.has(keyOf(element)))) return undefined;
      // What is in a sentence leaves its words.
      const words = element.type === 'mdxJsxFlowElement' ? [] : element.children;
      (parent as Parents).children.splice(index, 1, ...(words as never[]));
      return [SKIP, index];
    });
  };
}

function keyOf(node: Link | Definition | LinkReference): string {
  return node.type === 'link' ? node.url : `[${node.identifier}]`;
}

/** The files and routes of these pages; without a day, only of those whose feature is off. */
function pagesLeftOut(root: string, today: Date | undefined): Set<string> {
  const files = [currentTree(root).folder, path.join(root, 'blog')].flatMap(markdownFiles);
  return new Set(
    [...files, ...sitePages(root)].flatMap((full) => {
      const content = fs.readFileSync(full, 'utf8');
      const route = routeAt(full, root, content);
      const mayWait = today && /publish|draft/.test(content);
      const waits = mayWait && isWaiting(fieldsOf(content), today);
      return waits || isOff(route) ? [placeOf(full, root).file, route] : [];
    }),
  );
}
