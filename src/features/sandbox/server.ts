import http from 'node:http';
import type {AddressInfo, Socket} from 'node:net';

import type {OpenApiDocument} from '@portal/contract';

import {answersOf, type Reply, refusalOf} from './answers';
import type {ApiKey} from './authorise';
import {bodyOf} from './body';
import {control} from './controls';
import {type Forced, ForcedReplies} from './forced';
import {type Limits, type RateLimiter, rateLimiter} from './rate-limit';
import {exchangeOf} from './seed';
import {Webhooks} from './webhooks';

/** Calls of which `Sandbox.calls` has a record. */
const MOST_CALLS = 200;

/** What browser tools on other origins may send and read. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Allow, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
};
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, X-API-Key, X-API-Timestamp, X-API-Signature',
  'Access-Control-Allow-Private-Network': 'true',
  'Access-Control-Max-Age': '600',
};

/** A client that is slow is disconnected after these milliseconds. Node's own answer without Host has no envelope. */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
};

/** What Node cannot read as a request: the status and the reason, by its error code. */
const BROKEN: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long'],
  HPE_INVALID_URL: [
    400,
    'The path must begin with a slash and contain only ASCII: escape other characters',
  ],
};

export interface Sandbox {
  /** Scheme, host and port. */
  origin: string;
  /** The latest calls, oldest first: `GET /v1/…`, and the status of the response (0: none). */
  calls: {call: string; status: number; body: string}[];
  /** Sets the responses to the next calls, whatever they are. */
  answerNext(...answers: Forced[]): void;
  /** Forgets everything that happened. */
  reset(): void;
  close(): Promise<void>;
}

interface SandboxOptions {
  /** 0, the default, for any free port. */
  port?: number;
  /** Whether calls above the limits are refused. True by default. */
  limited?: boolean;
  /** Where the events of orders go: an address on this machine. */
  webhooks?: URL;
}

/**
 * Serves the API from the contract: rejects what the contract rejects, and remembers orders.
 *
 * @throws Error if the port is in use
 */
export async function startSandbox(
  document: OpenApiDocument,
  keys: readonly ApiKey[],
  limits: Limits,
  {port = 0, limited = true, webhooks: address}: SandboxOptions = {},
): Promise<Sandbox> {
  const forced = new ForcedReplies(document);
  const webhooks = new Webhooks(document);
  webhooks.address = address;
  const calls: Sandbox['calls'] = [];
  const begin = () => {
    const fresh = exchangeOf(document);
    fresh.listener = (event, data) => webhooks.report(event, data);
    return fresh;
  };
  let exchange = begin();
  const reset = (): void => {
    exchange = begin();
    webhooks.address = address;
    calls.length = 0;
    forced.clear();
    limiter = rateLimiter(limits, limited);
  };
  let limiter = rateLimiter(limits, limited);
  const count: RateLimiter = (...call) => limiter(...call);
  const controlled = {exchange: () => exchange, forced, webhooks, reset};
  const answer = answersOf(document, keys, count, () => exchange);

  const replyTo = async (request: http.IncomingMessage): Promise<Reply | 'nothing'> => {
    const {method = '', url: target = '/', headers} = request;
    const address = request.socket.remoteAddress ?? '';
    const body = await bodyOf(request);
    if (body === undefined) return 'nothing';
    const preflight = method === 'OPTIONS' && 'access-control-request-method' in headers;
    if (preflight) return {status: 204, headers: PREFLIGHT};
    const tooLong = body === 'too long';
    const steered = !tooLong && (await control(method, target, headers.origin, body, controlled));
    if (steered) return steered;
    const hostless = request.httpVersion === '1.1' && headers.host === undefined;
    const preset = tooLong
      ? refusalOf(document, 'PAYLOAD_TOO_LARGE')
      : hostless
        ? refusalOf(document, 'INVALID_REQUEST', 'The Host header is missing')
        : forced.next();
    const sent = tooLong ? Buffer.alloc(0) : body;
    const reply =
      preset === 'nothing'
        ? preset
        : answer({method, target, headers, body: sent, address}, preset);
    const status = reply === 'nothing' ? 0 : reply.status;
    calls.push({call: `${method} ${target}`, status, body: String(sent)});
    if (calls.length > MOST_CALLS) calls.shift();
    return reply;
  };

  const serve: http.RequestListener = (request, response) => {
    replyTo(request)
      .catch((error: unknown) => {
        console.error(error);
        return refusalOf(document, 'SERVICE_UNAVAILABLE');
      })
      .then((reply) => {
        if (reply === 'nothing') request.socket.destroy();
        else send(response, reply);
      })
      .catch(console.error);
  };
  const server = http.createServer(OPTIONS, serve).on('checkExpectation', serve);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return void socket.destroy();
    const [status, reason] = BROKEN[error.code ?? ''] ?? [400, 'This is not a request of HTTP/1.1'];
    const {body} = refusalOf(document, 'INVALID_REQUEST', reason);
    const {headers} = count('public', socket.remoteAddress ?? '');
    const response = rawResponse(status, headers, JSON.stringify(body));
    socket.end(response, () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerNext: (...answers) => void forced.add(answers),
    reset,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: http.ServerResponse, {status, headers, body, html}: Reply): void {
  const content = html ?? (body === undefined ? '' : JSON.stringify(body));
  response.writeHead(status, {
    ...CORS,
    ...(content && {'Content-Type': html === undefined ? 'application/json' : 'text/html'}),
    ...(status !== 204 && {'Content-Length': Buffer.byteLength(content)}),
    ...headers,
  });
  response.end(content);
}

/** A response as bytes, for a connection on which Node found no request that it could answer. */
function rawResponse(status: number, headers: Record<string, string>, content: string): string {
  const fields = {
    ...CORS,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(content),
    ...headers,
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ''}`;
  return [first, ...lines, '', content].join('\r\n');
}
