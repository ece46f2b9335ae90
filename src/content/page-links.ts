import fs from 'node:fs';
import path from 'node:path';

import type {Definition, Link, LinkReference, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {once} from '../lib/once';
import {routeAt} from './catalogue';
import {fieldsOf, isWaiting} from './front-matter';
import {currentTree, isInTree, markdownFiles, placeOf} from './tree';

interface Options {
  root: string;
  /** Whether pages are shown before their day. */
  isPreview: boolean;
}

/**
 * Links to pages that the build leaves out are plain text, until the day of those pages. Others name the file from the
 * folder of the tree, where Docusaurus finds it whether or not it is translated.
 */
export default function remarkPageLinks({root, isPreview}: Options) {
  const waiting = once(() => (isPreview ? new Set() : waitingPages(root, new Date())));
  return (markdown: Root, {path: full}: VFile): void => {
    const {tree, file} = placeOf(full, root);
    const lost = new Set<string>();
    visit(markdown, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [target = ''] = link.url.split(/[?#]/);
      const named = path.posix.join(path.posix.dirname(file), target);
      const isRoute = target.startsWith('/') || tree.version !== 'current';
      if (waiting().has(isRoute ? target : named)) lost.add(keyOf(link));
      else if (isInTree(file) && /^(?![a-z]+:|\/).*\.mdx?$/i.test(target))
        link.url = `/${named}${link.url.slice(target.length)}`;
    });
    visit(markdown, ['link', 'linkReference'], (node, index = 0, parent) => {
      const link = node as Link | LinkReference;
      if (!lost.has(keyOf(link))) return undefined;
      (parent as Parents).children.splice(index, 1, ...(link.children as never[]));
      return [SKIP, index];
    });
  };
}

function keyOf(node: Link | Definition | LinkReference): string {
  return node.type === 'link' ? node.url : `[${node.identifier}]`;
}

/** The files and routes of these pages. */
function waitingPages(root: string, today: Date): Set<string> {
  const files = [currentTree(root).folder, path.join(root, 'blog')].flatMap(markdownFiles);
  return new Set(
    files.flatMap((full) => {
      const content = fs.readFileSync(full, 'utf8');
      if (!/publish|draft/.test(content) || !isWaiting(fieldsOf(content), today)) return [];
      return [placeOf(full, root).file, routeAt(full, root, content)];
    }),
  );
}
