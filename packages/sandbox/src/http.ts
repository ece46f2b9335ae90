import {randomUUID} from 'node:crypto';
import http from 'node:http';
import type {Socket} from 'node:net';

import type {Reply} from './reply';

/** What browser tools on other origins may send and read. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Allow, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Deprecation, Sunset',
};
/** The headers of the answer to a preflight request. */
export const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, X-API-Key, X-API-Timestamp, X-API-Signature',
  'Access-Control-Allow-Private-Network': 'true',
  'Access-Control-Max-Age': '600',
};

/** A client that is slow is disconnected after these milliseconds. Node's own answer without Host has no envelope. */
export const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
};

/** Why Node cannot read something as a request, by its error code. */
const BROKEN: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive',
  HPE_HEADER_OVERFLOW: 'The address and the headers are longer than 16 KiB',
  HPE_INVALID_METHOD: 'HTTP/1.1 has no such method. Methods are in capitals, such as GET',
  HPE_INVALID_URL:
    'The path must begin with a slash and contain only ASCII: escape other characters',
};

export function reasonOf({code = ''}: NodeJS.ErrnoException): string {
  return BROKEN[code] ?? 'This is not a request of HTTP/1.1';
}

/** Milliseconds in which a client that is still sending may read the refusal of its body, before the connection ends. */
const LINGER = 1000;

export function send(response: http.ServerResponse, {status, headers, body, html}: Reply): void {
  const content = html ?? (body === undefined ? '' : JSON.stringify(body));
  response.writeHead(status, {
    ...CORS,
    'X-Request-Id': randomUUID(),
    ...(content && {'Content-Type': html === undefined ? 'application/json' : 'text/html'}),
    ...(status !== 204 && {'Content-Length': Buffer.byteLength(content)}),
    // The rest of a body that is too long stands in the way of the next call.
    ...(status === 413 && {Connection: 'close'}),
    ...headers,
  });
  if (status !== 413 || response.req.complete) return void response.end(content);
  response.write(content);
  const timer = setTimeout(() => response.end(), LINGER);
  response.req.once('end', () => response.end()).once('close', () => clearTimeout(timer));
}

/** Ends a connection on which Node found no request that it could answer. */
export function sendRaw(socket: Socket, {status, headers, body}: Reply): void {
  const content = JSON.stringify(body);
  const fields = {
    ...CORS,
    'X-Request-Id': randomUUID(),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(content),
    ...headers,
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ''}`;
  socket.end([first, ...lines, '', content].join('\r\n'), () => socket.destroy());
}
