import {createHmac} from 'node:crypto';

import {follow, type OpenApiDocument, operationsOf, type Schema} from '@portal/contract';
import {type Sandbox, startSandbox} from '@portal/sandbox';
import type {ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import {afterAll, beforeAll, beforeEach} from 'vitest';

import {currentContract} from './contract';
import {KEYS, RULES, SECRET} from './samples';

interface Sent {
  method?: string;
  body?: string | Buffer;
  /** Milliseconds by which the clock of the sender is slow. */
  late?: number;
  headers?: Record<string, string>;
}

interface Answer {
  data: object | null;
  error: {code: string; message: string} | null;
}

export interface Asked {
  status: number;
  headers: Headers;
  answer: Answer;
  fault: string | undefined;
}

/** On a busy machine, the server may close an idle connection just before its next request. */
const ONCE = {Connection: 'close'};

/** A sandbox for the tests of a file, as it is after its start before each of them, and its contract. */
export function useApi() {
  let api: Sandbox;
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = await currentContract();
    api = await startSandbox({contract: document, rules: RULES});
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());
  return {api: () => api, document: () => document};
}

/** The same, with functions that call it. */
export function useSandbox() {
  const {api, document} = useApi();

  /** Sends a signed request, and compares its response with the contract. */
  const ask = async (
    target: string,
    {method = 'GET', body = '', late = 0, headers = {}}: Sent = {},
  ): Promise<Asked> => {
    const response = await fetch(api().origin + target, {
      method,
      headers: {
        ...ONCE,
        ...signed(method, target, body, Date.now() - late),
        ...(body.length > 0 && {'Content-Type': 'application/json'}),
        ...headers,
      },
      ...(body.length > 0 && {body: typeof body === 'string' ? body : new Uint8Array(body)}),
    });
    const text = await response.text();
    const answer = (text === '' ? {data: null, error: null} : JSON.parse(text)) as Answer;
    const fault = faultOf(document(), method, target, response, answer);
    return {status: response.status, headers: response.headers, answer, fault};
  };
  return {
    ask,
    api,
    document,
    /** Places an order: a small limit order, with these changes. */
    place: (change: object) => {
      const order = {pair: 'BTC-EUR', side: 'buy', type: 'limit', amount: '0.01', price: '20000'};
      return ask('/v1/orders/create', {
        method: 'POST',
        body: JSON.stringify({...order, ...change}),
      });
    },
  };
}

function signed(method: string, target: string, body: string | Buffer = '', time = Date.now()) {
  const signature = createHmac('sha256', SECRET)
    .update(`${time}${method}${target}`)
    .update(body)
    .digest('hex');
  return {'X-API-Key': KEYS[0].key, 'X-API-Timestamp': String(time), 'X-API-Signature': signature};
}

/** How a response differs from what the contract says about its call; undefined if it does not. */
function faultOf(
  document: OpenApiDocument,
  method: string,
  target: string,
  {status, headers}: Response,
  answer: unknown,
): string | undefined {
  const [pathname = ''] = target.split('?');
  const paths = operationsOf(document.paths).filter(({path}) =>
    new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  const at =
    paths.find((one) => one.method.toUpperCase() === method && !one.path.includes('{')) ??
    paths.find((one) => one.method.toUpperCase() === method);
  const failure: Schema = {$ref: '#/components/schemas/Failure'};
  for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']) {
    if (!/^\d+$/.test(headers.get(name) ?? '')) return `no ${name}`;
  }
  if (!at || status === 405) return validate(document, failure, answer);
  const documented =
    at.operation.responses[String(status)] ??
    (status >= 500 ? at.operation.responses['5XX'] : undefined);
  if (!documented) return `${at.operation.operationId} has no ${status}`;
  const response = follow(document, documented);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const {schema} = follow<{schema: Schema}>(document, header);
    const fault = validate(document, schema, Number(headers.get(name) ?? Number.NaN));
    if (fault) return `${name}: ${fault}`;
  }
  const content = response.content?.['application/json'];
  return content ? validate(document, content.schema, answer) : 'no content is documented';
}

export function validate(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
): string | undefined {
  const ajv = ajvOf(document);
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, check);
  return check(value) ? undefined : ajv.errorsText(check.errors);
}

const compiled = new Map<string, ValidateFunction>();
let validator: Ajv2020 | undefined;

/** One validator for the file: the contract is compiled once. */
function ajvOf(document: OpenApiDocument): Ajv2020 {
  if (validator) return validator;
  validator = addFormats(new Ajv2020({strict: false}));
  validator.addSchema(document, 'contract');
  return validator;
}
