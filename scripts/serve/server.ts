import fs from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import path from 'node:path';
import type {Duplex} from 'node:stream';

import send from 'send';

import {caching, headersOfPath, securityHeaders} from '../../deploy/headers';
import {readInlineHashes} from '../../deploy/inline-code';
import {contentTypeOf} from '../../deploy/types';
import {pathFrom} from '../../src/lib/files';
import {type Answering, answeringFile, bestFor} from './files';
import {answerFor, readRoutes} from './routes';

/** Serves a build with the production headers, compressed files and case-insensitive paths. */
export function createPortalServer(build: string): Server {
  const routes = readRoutes(build);
  const headers = Object.entries(securityHeaders(readInlineHashes(build)));
  const files = new Map(
    [...routes.values()].map((route) => [route, answeringFile(build, route)] as const),
  );
  const notFound = fs.readFileSync(path.join(build, '404.html'));

  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      end(response, 405, 'Method not allowed\n');
      return;
    }
    const answer = answerFor(request.url ?? '/', routes);
    const missing = (): void => sendNotFound(response, notFound);
    const answering = answer.kind === 'file' ? files.get(answer.route) : undefined;
    switch (answer.kind) {
      case 'malformed':
        end(response, 400, 'Bad request\n');
        return;
      case 'redirect':
        response.setHeader('Location', answer.to);
        end(response, 301, '');
        return;
      case 'missing':
        missing();
        return;
      case 'file':
        if (!answering) missing();
        else sendFile(request, response, build, {route: answer.route, answering, missing});
    }
  });
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(error, socket, [...headers, ['Cache-Control', caching.other], ['Connection', 'close']]);
  });
}

/** Statuses by error code of Node; 400 for others. */
const REFUSALS: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request that Node cannot parse. */
function refuse(
  {code = ''}: NodeJS.ErrnoException,
  socket: Duplex,
  headers: readonly (readonly string[])[],
): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = REFUSALS[code] ?? 400;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

interface Wanted {
  route: string;
  answering: Answering;
  /** Sends the 404 page, if the file has been deleted. */
  missing: () => void;
}

/** Sends the best form of a file: in full, in part, or as 304. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  build: string,
  {route, answering, missing}: Wanted,
): void {
  const {file, coding} = bestFor(request, answering);
  const entries = {
    'Content-Type': contentTypeOf(answering.plain),
    Vary: 'Accept-Encoding',
    ...headersOfPath(route, String(response.getHeader('Content-Security-Policy'))),
    ...(coding && {'Content-Encoding': coding}),
  };
  for (const [name, value] of Object.entries(entries)) response.setHeader(name, value);
  // `send` decodes the path once.
  const name = encodeURI(pathFrom(build, file));
  send(request, `/${name}`, {root: build, dotfiles: 'allow', index: false, cacheControl: false})
    .on('error', ({status, headers = {}}: SendError) => {
      for (const header of ['Content-Encoding', 'ETag', 'Last-Modified']) {
        response.removeHeader(header);
      }
      if (status === 404) {
        missing();
        return;
      }
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      end(response, status, '');
    })
    .pipe(response);
}

interface SendError {
  status: number;
  headers?: Readonly<Record<string, string>>;
}

function end(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', caching.other);
  response.end(body);
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', caching.other);
  response.end(page);
}
