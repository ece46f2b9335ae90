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

import Negotiator from 'negotiator';
import send from 'send';

import {caching, headersOfPath, securityHeaders} from '../../deploy/headers';
import {readInlineHashes} from '../../deploy/inline-code';
import {contentTypeOf} from '../../deploy/types';
import {pathFrom} from '../../src/lib/files';
import {answerFor, readRoutes} from './routes';

/** Serves a build with the production headers, compressed files and case-insensitive paths. */
export function createPortalServer(build: string): Server {
  const routes = readRoutes(build);
  const headers = Object.entries(securityHeaders(readInlineHashes(build)));
  const notFound = fs.readFileSync(path.join(build, '404.html'));

  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(response, 405, 'Method not allowed\n');
    }
    const answer = answerFor(request.url ?? '/', routes);
    if (answer.kind === 'malformed') return end(response, 400, 'Bad request\n');
    if (answer.kind === 'redirect') {
      response.setHeader('Location', answer.to);
      return end(response, 301, '');
    }
    const plain = answer.kind === 'file' ? fileFor(build, answer.route) : undefined;
    if (answer.kind === 'missing' || plain === undefined) {
      return end(response, 404, notFound, 'text/html');
    }
    const policy = String(response.getHeader('Content-Security-Policy'));
    const entries = {
      'Content-Type': contentTypeOf(plain),
      Vary: 'Accept-Encoding',
      ...headersOfPath(answer.route, policy),
    };
    for (const [name, value] of Object.entries(entries)) response.setHeader(name, value);
    sendFile(request, response, build, plain);
  });
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(error, socket, [...headers, ['Cache-Control', caching.other], ['Connection', 'close']]);
  });
}

/**
 * The file for a path: `features.html` for /features, or the file of that name, or the `index.html` of the folder.
 * Undefined if it has been deleted.
 *
 * @param route path in the build, decoded
 */
function fileFor(build: string, route: string): string | undefined {
  return [`${route}.html`, route, path.join(route, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
}

/** Endings of compressed copies by their coding, in order of preference. */
const COPIES = {br: '.br', gzip: '.gz'};

/** Sends the best form of a file: in full, in part, or as 304. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  build: string,
  plain: string,
): void {
  // Negotiator leaves out encodings with q=0.
  const accepted = new Set(new Negotiator(request).encodings());
  const [coding, ending = ''] =
    Object.entries(COPIES).find(
      ([name, copy]) => accepted.has(name) && fs.existsSync(plain + copy),
    ) ?? [];
  if (coding) response.setHeader('Content-Encoding', coding);
  // `send` decodes the path once.
  const name = encodeURI(pathFrom(build, plain + ending));
  send(request, `/${name}`, {root: build, dotfiles: 'allow', index: false, cacheControl: false})
    .on('error', ({status, headers = {}}: SendError) => {
      for (const header of ['Content-Encoding', 'ETag', 'Last-Modified']) {
        response.removeHeader(header);
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

function end(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'text/plain',
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', caching.other);
  response.end(body);
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
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = REFUSALS[code] ?? 400;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}
