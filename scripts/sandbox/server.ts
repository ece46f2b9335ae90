import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

import type {OpenApiDocument} from '../../src/features/contract/document';
import {answersOf, type Reply} from './answers';
import type {ApiKey} from './authorise';
import {type Limits, rateLimiter} from './rate-limit';

/** A response to any call: a status, the HTML page of a gateway, or a closed connection. */
type Forced = number | 'html' | 'nothing';

/** Path at which a program sets the next responses, as in `503 html nothing`. */
const NEXT = '/sandbox/next';

export interface Sandbox {
  /** Scheme, host and port. */
  origin: string;
  /** The calls so far, oldest first: `GET /v1/…`, and the status of the response (0: none). */
  calls: {call: string; status: number; body: string}[];
  /** Sets the responses to the next calls, whatever they are. */
  answerNext(...answers: Forced[]): void;
  close(): Promise<void>;
}

/**
 * Serves the API from the contract: rejects what the contract rejects, and answers with its examples.
 *
 * @param port 0 for any free port
 * @throws Error if the port is in use
 */
export async function startSandbox(
  document: OpenApiDocument,
  keys: readonly ApiKey[],
  limits: Limits,
  port = 0,
): Promise<Sandbox> {
  const answer = await answersOf(document, keys, rateLimiter(limits));
  const queue: Forced[] = [];
  const calls: Sandbox['calls'] = [];
  const forced = (next: Forced): Reply | undefined => {
    if (next === 'nothing') return undefined;
    if (next === 'html') return {status: 502, html: '<html><h1>502 Bad Gateway</h1></html>'};
    return {
      status: next,
      ...(next === 429 && {
        headers: {'Retry-After': '1'},
        body: document.components?.examples?.['rate-limit-exceeded']?.value,
      }),
    };
  };

  const server = http.createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const {method = '', url: target = '/', headers} = request;
      if (target === NEXT) {
        const asked = parseForced(String(body));
        if (asked) queue.push(...asked);
        response.writeHead(asked ? 204 : 400).end();
        return;
      }
      const next = queue.shift();
      const address = request.socket.remoteAddress ?? '';
      const reply =
        next === undefined ? await answer({method, target, headers, body, address}) : forced(next);
      calls.push({call: `${method} ${target}`, status: reply?.status ?? 0, body: String(body)});
      if (reply) send(response, reply);
      else request.socket.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerNext: (...answers) => void queue.push(...answers),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The responses that a program asks for; undefined if one of them is unknown. */
function parseForced(text: string): Forced[] | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const known = words.map((word) =>
    word === 'html' || word === 'nothing'
      ? word
      : /^[45]\d\d$/.test(word)
        ? Number(word)
        : undefined,
  );
  return known.includes(undefined) || known.length === 0 ? undefined : (known as Forced[]);
}

function send(response: http.ServerResponse, {status, headers, body, html}: Reply): void {
  const type = html === undefined ? 'application/json' : 'text/html';
  response.writeHead(status, {'Content-Type': type, ...headers});
  response.end(html ?? (body === undefined ? '' : JSON.stringify(body)));
}
