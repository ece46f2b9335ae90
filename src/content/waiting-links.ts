import fs from 'node:fs';
import path from 'node:path';

import type {Link, LinkReference, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {pathFrom} from '../lib/files';
import {once} from '../lib/once';
import {routeOf} from './catalogue';
import {fieldsOf, isWaiting, slugIn} from './front-matter';
import {currentTree, isInTree, markdownFiles, placeOf} from './tree';

/** Links to pages that the build leaves out are plain text, until the day of those pages. */
export default function remarkWaitingLinks({root, today}: {root: string; today: Date}) {
  const waiting = once(() => waitingPages(root, today));
  return (markdown: Root, {path: full}: VFile): void => {
    const isLost = (url: string): boolean => {
      const [target = ''] = url.split(/[?#]/);
      const file = path.posix.join(path.posix.dirname(pathFrom(root, full)), target);
      return waiting().has(target.startsWith('/') ? target : file);
    };
    const lost = new Set<string>();
    visit(markdown, 'definition', ({identifier, url}) => {
      if (isLost(url)) lost.add(identifier);
    });
    visit(markdown, ['link', 'linkReference'], (node, index, parent) => {
      const link = node as Link | LinkReference;
      if (link.type === 'link' ? !isLost(link.url) : !lost.has(link.identifier)) return undefined;
      (parent as Parents).children.splice(index ?? 0, 1, ...(link.children as never[]));
      return [SKIP, index ?? 0];
    });
  };
}

/** The files and routes of these pages. */
function waitingPages(root: string, today: Date): Set<string> {
  const files = [currentTree(root).folder, path.join(root, 'blog')].flatMap(markdownFiles);
  return new Set(
    files.flatMap((full) => {
      const content = fs.readFileSync(full, 'utf8');
      if (!/publish|draft/.test(content) || !isWaiting(fieldsOf(content), today)) return [];
      const {file} = placeOf(full, root);
      const slug = slugIn(content);
      return [pathFrom(root, full), isInTree(file) ? routeOf(file, slug) : `/updates/${slug}`];
    }),
  );
}
