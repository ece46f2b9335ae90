import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readCatalogue, routeOf} from '../../content/catalogue';
import {currentTree, markdownFiles} from '../../content/tree';
import {pathFrom} from '../../lib/files';
import {type Answer, FINDINGS_PATH} from './answer';
import {Checker} from './checker';

/** The part of the dev server that we need; its own types belong to a bundler we do not import. */
interface DevServer {
  app?: {
    use(
      path: string,
      handler: (request: IncomingMessage, response: ServerResponse) => void,
    ): unknown;
  };
}

/**
 * Shows writers what the check finds in the page they have open, on that page. In the live preview
 * only: a production build gets no byte of it.
 */
export default function devFindings({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'dev-findings'};
  const checker = new Checker(siteDir);
  const answerTo = (route: string): Answer => {
    const file = pageFile(route, siteDir);
    return file ? checker.ask(file) : {file, checking: false, findings: []};
  };
  return {
    name: 'dev-findings',
    getClientModules: () => [require.resolve('./client')],
    configureWebpack(_, isServer) {
      if (isServer) return {};
      return {
        devServer: {
          // Joined with Docusaurus' own, whose middlewares stay: ours is not among those returned.
          setupMiddlewares(_middlewares: unknown, server: DevServer) {
            server.app?.use(FINDINGS_PATH, (request, response) => {
              const {searchParams} = new URL(request.url ?? '/', 'http://localhost');
              const route = (searchParams.get('route') ?? '/').replace(/(?<=.)\/+$/, '');
              response.setHeader('Content-Type', 'application/json');
              response.end(JSON.stringify(answerTo(route)));
            });
            return [];
          },
        },
      } as object;
    },
  };
}

const UPDATES = '/updates/';

/**
 * The file that a page is made of.
 *
 * @returns its path from the repository; undefined for archives and pages that are no Markdown
 */
export function pageFile(route: string, root: string): string | undefined {
  const tree = currentTree(root);
  const shown = (full: string): string => pathFrom(root, full);
  if (route.startsWith(UPDATES)) {
    const line = `slug: ${route.slice(UPDATES.length)}`;
    const post = markdownFiles(path.join(root, 'blog')).find((full) =>
      fs.readFileSync(full, 'utf8').split('\n').includes(line),
    );
    return post && shown(post);
  }
  const known = readCatalogue(tree).find((page) => page.route === route);
  if (known) return shown(path.join(tree.folder, known.file));
  // A page with faulty front matter is in no list, and is the one that has to be told of.
  const byPlace = markdownFiles(tree.folder).find(
    (full) => routeOf(pathFrom(tree.folder, full)) === route,
  );
  return byPlace && shown(byPlace);
}
