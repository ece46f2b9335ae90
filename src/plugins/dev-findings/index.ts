import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readCatalogue, routeOf} from '../../content/catalogue';
import {currentTree, markdownFiles, placeOf, sitePages} from '../../content/tree';
import {pathFrom} from '../../lib/files';
import {answering} from '../dev-server';
import {type Answer, FINDINGS_PATH} from './answer';
import {Checker} from './checker';

/**
 * Shows writers the check's findings on the page that they have open. Only in the live preview: a
 * production build contains none of it.
 */
export default function devFindings({siteDir, baseUrl}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'dev-findings'};
  const checker = new Checker(siteDir);
  const answerTo = (route: string): Answer => {
    const file = pageFile(route, siteDir);
    return file ? checker.ask(file) : {file, checking: false, findings: []};
  };
  return {
    name: 'dev-findings',
    getClientModules: () => [path.join(siteDir, 'src/plugins/dev-findings/client')],
    configureWebpack(_, isServer) {
      if (isServer) return {};
      return {
        devServer: {
          // The panel shows a fault on the page that it belongs to. The overlay would cover every page with a stack
          // trace, and stay after the repair.
          client: {overlay: false},
          ...answering(FINDINGS_PATH, (request, response) => {
            const {searchParams} = new URL(request.url ?? '/', 'http://localhost');
            const path = (searchParams.get('route') ?? baseUrl).slice(baseUrl.length - 1);
            const route = path.replace(/(?<=.)\/+$/, '');
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(answerTo(route)));
          }),
        },
      } as object;
    },
  };
}

const UPDATES = '/updates/';

/**
 * The source file of a page.
 *
 * @returns path relative to the repository; undefined for archived pages and pages of plugins
 */
export function pageFile(route: string, root: string): string | undefined {
  const tree = currentTree(root);
  const repoPath = (full: string): string => pathFrom(root, full);
  if (route.startsWith(UPDATES)) {
    const line = `slug: ${route.slice(UPDATES.length)}`;
    const post = markdownFiles(path.join(root, 'blog')).find((full) =>
      fs.readFileSync(full, 'utf8').split('\n').includes(line),
    );
    return post && repoPath(post);
  }
  const catalogued = readCatalogue(tree).find((page) => page.route === route);
  if (catalogued) return repoPath(path.join(tree.folder, catalogued.file));
  // A page with invalid front matter is not in the catalogue, but has findings to show.
  const byPlace = [...markdownFiles(tree.folder), ...sitePages(root)].find(
    (full) => routeOf(placeOf(full, root).file) === route,
  );
  return byPlace && repoPath(byPlace);
}
