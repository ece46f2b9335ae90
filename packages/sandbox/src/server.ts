import http from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

import {type OpenApiDocument, operationsOf} from '@portal/contract';

import {answersOf, type Call} from './answers';
import {bodyOf} from './body';
import {control} from './controls';
import type {Exchange} from './exchange';
import {type Forced, ForcedReplies} from './forced';
import {OPTIONS, PREFLIGHT, reasonOf, send, sendRaw} from './http';
import {handlerOf} from './operations';
import {type RateLimiter, rateLimiter} from './rate-limit';
import {type Reply, refusalOf} from './reply';
import type {Rules} from './rules';
import {exchangeOf} from './seed';
import {Webhooks} from './webhooks';

/** Calls of which `Sandbox.calls` has a record. */
const MOST_CALLS = 200;
/** Milliseconds before each further attempt to send an event. */
const FAST = [100, 200, 400, 800, 1600];

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

export interface SandboxOptions {
  /** As `readContract` of @portal/contract returns it, or any document in which all references are local. */
  contract: OpenApiDocument;
  rules: Rules;
  /** 0, the default, for any free port. */
  port?: number;
  /** Whether calls above the limits are refused. True by default. */
  limited?: boolean;
  /** Where the events of orders go: an address on this machine. */
  webhooks?: URL;
  /** Whether events that are not accepted are sent again, after seconds instead of hours. False by default. */
  retries?: boolean;
}

/**
 * Serves the API from the contract: rejects what the contract rejects, remembers orders, and answers other
 * operations with their examples.
 *
 * @throws Error if the port is in use, or if an operation has no example
 */
export async function startSandbox({
  contract,
  rules,
  port = 0,
  limited = true,
  webhooks: address,
  retries = false,
}: SandboxOptions): Promise<Sandbox> {
  const {keys, limits, webhookSecret} = rules;
  const forced = new ForcedReplies(contract);
  const webhooks = new Webhooks(contract, webhookSecret, retries ? FAST : []);
  const target = address && {address, variants: []};
  const calls: Sandbox['calls'] = [];
  const trades = operationsOf(contract.paths).some(({operation}) =>
    handlerOf(operation.operationId),
  );
  const begin = (): Exchange | undefined => {
    if (!trades) return undefined;
    const fresh = exchangeOf(contract, rules.trading);
    fresh.listener = (event, data) => webhooks.report(event, data);
    return fresh;
  };
  let exchange: Exchange | undefined;
  let limiter: RateLimiter;
  const reset = (): void => {
    exchange = begin();
    webhooks.target = target;
    calls.length = 0;
    forced.clear();
    limiter = rateLimiter(limits, limited);
  };
  reset();
  const count: RateLimiter = (...call) => limiter(...call);
  const controlled = {exchange: () => exchange, forced, webhooks, reset};
  const answer = answersOf(contract, keys, count, () => exchange);

  /** Carries the call out, unless it is refused before, or a forced response takes its place. */
  const outcomeOf = async (call: Call, refused?: Reply): Promise<Reply | 'nothing'> => {
    if (refused) return answer(call, refused);
    const next = forced.next();
    if (!next) return answer(call);
    const right = next.isDone ? answer(call) : undefined;
    if (next.pause) await sleep(next.pause, undefined, {ref: false});
    if (next.reply === 'nothing') return 'nothing';
    return right ? {...right, ...next.reply} : answer(call, next.reply);
  };

  const replyTo = async (request: http.IncomingMessage): Promise<Reply | 'nothing'> => {
    const {method = '', url: target = '/', headers, httpVersion} = request;
    const body = await bodyOf(request);
    if (body === undefined) return 'nothing';
    const isPreflight = method === 'OPTIONS' && 'access-control-request-method' in headers;
    if (isPreflight) return {status: 204, headers: PREFLIGHT};
    const address = request.socket.remoteAddress ?? '';
    const call: Call = {method, target, headers, body: Buffer.alloc(0), address};
    let refused: Reply | undefined;
    if (body === 'too long') {
      refused = refusalOf(contract, 'PAYLOAD_TOO_LARGE');
    } else {
      const steered = await control(method, target, headers.origin, body, controlled);
      if (steered) return steered;
      call.body = body;
      if (httpVersion === '1.1' && headers.host === undefined) {
        refused = refusalOf(contract, 'INVALID_REQUEST', 'The Host header is missing');
      }
    }
    const reply = await outcomeOf(call, refused);
    const status = reply === 'nothing' ? 0 : reply.status;
    calls.push({call: `${method} ${target}`, status, body: String(call.body)});
    if (calls.length > MOST_CALLS) calls.shift();
    return reply;
  };

  const serve: http.RequestListener = (request, response) => {
    replyTo(request)
      .catch((error: unknown) => {
        console.error(error);
        return refusalOf(contract, 'SERVICE_UNAVAILABLE');
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
    const {headers} = count('public', socket.remoteAddress ?? '');
    sendRaw(socket, {...refusalOf(contract, 'INVALID_REQUEST', reasonOf(error)), headers});
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
