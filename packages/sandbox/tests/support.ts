import {createHmac} from 'node:crypto';
import net from 'node:net';
import path from 'node:path';

import {follow, type OpenApiDocument, readContract} from '@portal/contract';
import {afterAll, beforeAll, beforeEach} from 'vitest';

import {type Rules, type Sandbox, type SandboxOptions, startSandbox} from '../src';
import rules from './contract/rules.json';

export {rules};

/** The folder of a small contract, and the rules beside it. */
export const CONTRACT = path.join(import.meta.dirname, 'contract');

/** On a busy machine, the server may close an idle connection just before its next request. */
export const ONCE = {Connection: 'close'};

interface Sent {
  method?: string;
  body?: string | Buffer;
  /** Milliseconds by which the clock of the sender is slow. */
  late?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

interface Answer {
  data: unknown;
  error: {code: string; message: string} | null;
}

export interface Asked extends Answer {
  status: number;
  headers: Headers;
  /** All of it. */
  answer: Answer;
}

/** The call that places an order: a small limit order in the first pair of a contract, with these changes. */
export function orderWith(contract: OpenApiDocument, change: object): [string, Sent] {
  const {value} = follow<{value?: unknown}>(contract, {$ref: '#/components/examples/tickers'});
  const [{pair} = {}] = (value as {data: {pair?: string}[]}).data;
  const order = {pair, side: 'buy', type: 'limit', amount: '0.01', price: '20000'};
  return ['/v1/orders/create', {method: 'POST', body: JSON.stringify({...order, ...change})}];
}

/** The headers of a call that the first key signs. */
export function signed([first]: Rules['keys'], method: string, target: string, sent: Sent = {}) {
  const {body = '', late = 0} = sent;
  const time = Date.now() - late;
  const signature = createHmac('sha256', first?.secret ?? '')
    .update(`${time}${method}${target}`)
    .update(body)
    .digest('hex');
  return {
    'X-API-Key': first?.key ?? '',
    'X-API-Timestamp': String(time),
    'X-API-Signature': signature,
  };
}

/** A sandbox for the tests of a file, as it is after its start before each of them, with functions that call it. */
export function useSandbox(
  read: () => Promise<OpenApiDocument> = () => readContract(CONTRACT),
  given: Rules = rules,
  options: Partial<SandboxOptions> = {},
) {
  let api: Sandbox;
  let contract: OpenApiDocument;
  beforeAll(async () => {
    contract = await read();
    api = await startSandbox({contract, rules: given, ...options});
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  const ask = async (target: string, sent: Sent = {}): Promise<Asked> => {
    const {method = 'GET', body = '', headers = {}, signal} = sent;
    const hasBody = body.length > 0;
    const response = await fetch(api.origin + target, {
      method,
      ...(signal && {signal}),
      headers: {
        ...ONCE,
        ...signed(given.keys, method, target, sent),
        ...(hasBody && {'Content-Type': 'application/json'}),
        ...headers,
      },
      ...(hasBody && {body: typeof body === 'string' ? body : new Uint8Array(body)}),
    });
    const text = await response.text();
    const answer = (text === '' ? {data: null, error: null} : JSON.parse(text)) as Answer;
    return {status: response.status, headers: response.headers, answer, ...answer};
  };
  return {
    ask,
    api: () => api,
    contract: () => contract,
    place: (change: object) => ask(...orderWith(contract, change)),
    /** Steers the sandbox. */
    steer: async (name: string, body: string) => {
      const sent = {method: 'POST', body, headers: ONCE};
      const response = await fetch(`${api.origin}/sandbox/${name}`, sent);
      return {status: response.status, text: await response.text()};
    },
  };
}

/** Sends the start of a request, and breaks off. */
export function breakOff(origin: string, start: string): Promise<void> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(start, () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}
