import type {IncomingMessage, ServerResponse} from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The part of the dev server that we need. Its types belong to a bundler that we do not import. */
interface DevServer {
  app?: {use(path: string, handler: Handler): unknown};
}

/** An option of the dev server by which the live preview answers requests below a path. */
export function answering(path: string, handler: Handler) {
  return {
    // Merged with those of others, whose middlewares stay. Ours is added directly, not returned.
    setupMiddlewares(_middlewares: unknown, server: DevServer) {
      server.app?.use(path, handler);
      return [];
    },
  };
}
