import fs from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import {cacheControl, headersOfPath, securityHeaders} from '../../deploy/headers';
import {readInlineHashes} from '../../deploy/inline-code';
import {answerFor, readRoutes} from './routes';

/** Serves a build with the production headers, its compressed files, and any-case paths. */
export function createPortalServer(build: string): Server {
  const routes = readRoutes(build);
  const headers = Object.entries(securityHeaders(readInlineHashes(build)));
  const notFound = fs.readFileSync(path.join(build, '404.html'));
  const files = sirv(build, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersOfPath(pathname))) {
        response.setHeader(name, value);
      }
    },
  });

  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      end(response, 405, 'Method not allowed\n');
      return;
    }
    const answer = answerFor(request.url ?? '/', routes);
    switch (answer.kind) {
      case 'malformed':
        end(response, 400, 'Bad request\n');
        return;
      case 'redirect':
        response.setHeader('Location', answer.to);
        end(response, 301, '');
        return;
      case 'missing':
        sendNotFound(response, notFound);
        return;
      case 'file':
        files(request as IncomingMessage, response, () => sendNotFound(response, notFound));
    }
  });
}

function end(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(body);
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', cacheControl('/404'));
  response.end(page);
}
