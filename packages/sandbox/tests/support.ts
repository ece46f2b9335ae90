import {createHmac} from 'node:crypto';
import path from 'node:path';

import {type OpenApiDocument, readContract} from '@portal/contract';
import {afterAll, beforeAll, beforeEach} from 'vitest';

import {type Sandbox, startSandbox} from '../src';
import rules from './contract/rules.json';

export {rules};

/** The folder of a small contract, and the rules beside it. */
export const CONTRACT = path.join(import.meta.dirname, 'contract');

/** On a busy machine, the server may close an idle connection just before its next request. */
export const ONCE = {Connection: 'close'};

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Asked {
  status: number;
  headers: Headers;
  data: unknown;
  error: {code: string; message: string} | null;
}

export function signed(method: string, target: string, body = ''): Record<string, string> {
  const [{key, secret} = {key: '', secret: ''}] = rules.keys;
  const time = String(Date.now());
  const signature = createHmac('sha256', secret)
    .update(time + method + target + body)
    .digest('hex');
  return {'X-API-Key': key, 'X-API-Timestamp': time, 'X-API-Signature': signature};
}

/** A sandbox of the small contract, as it is after its start before each test, with functions that call it. */
export function useSandbox() {
  let api: Sandbox;
  let contract: OpenApiDocument;
  beforeAll(async () => {
    contract = await readContract(CONTRACT);
    api = await startSandbox({contract, rules});
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  const ask = async (
    target: string,
    {method = 'GET', body = '', headers = {}}: Sent = {},
  ): Promise<Asked> => {
    const response = await fetch(api.origin + target, {
      method,
      headers: {
        ...ONCE,
        ...signed(method, target, body),
        ...(body && {'Content-Type': 'application/json'}),
        ...headers,
      },
      ...(body && {body}),
    });
    const answer = JSON.parse(await response.text()) as Pick<Asked, 'data' | 'error'>;
    return {status: response.status, headers: response.headers, ...answer};
  };
  return {
    ask,
    api: () => api,
    contract: () => contract,
    /** Places an order: a small limit order, with these changes. */
    place: (change: object) => {
      const order = {pair: 'BTC-EUR', side: 'buy', type: 'limit', amount: '0.01', price: '20000'};
      const body = JSON.stringify({...order, ...change});
      return ask('/v1/orders/create', {method: 'POST', body});
    },
    /** Steers the sandbox. */
    steer: async (name: string, body: string) => {
      const sent = {method: 'POST', body, headers: ONCE};
      const response = await fetch(`${api.origin}/sandbox/${name}`, sent);
      return {status: response.status, text: await response.text()};
    },
  };
}
