import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {routeAt} from '../../content/catalogue';
import {currentTree, markdownFiles, sitePages} from '../../content/tree';
import {pathFrom} from '../../lib/files';
import {answering} from '../dev-server';
import {type Answer, FINDINGS_PATH} from './answer';
import {cachedFindings} from './checker';

/**
 * Shows writers the check's findings on the page that they have open. Only in the live preview: a
 * production build contains none of it.
 */
export default function devFindings({siteDir, baseUrl}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'dev-findings'};
  const findingsOf = cachedFindings(siteDir);
  const answerTo = (route: string): Answer => {
    const file = pageFile(route, siteDir);
    return file ? findingsOf(file) : {file, checking: false, findings: []};
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

/**
 * The source file of a page.
 *
 * @returns path relative to the repository; undefined for archived pages and pages of plugins
 */
export function pageFile(route: string, root: string): string | undefined {
  const folders = [currentTree(root).folder, path.join(root, 'blog')];
  const files = [...folders.flatMap(markdownFiles), ...sitePages(root)];
  const full = files.find((each) => routeAt(each, root, fs.readFileSync(each, 'utf8')) === route);
  return full && pathFrom(root, full);
}
