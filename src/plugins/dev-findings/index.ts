import type {IncomingMessage, ServerResponse} from 'node:http';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {FINDINGS_PATH, type Answer} from './answer';
import {Checker} from './checker';
import {pageFile} from './page-file';

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
