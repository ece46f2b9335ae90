import {follow, type OpenApiDocument, operationsOf, type Schema} from '@portal/contract';
import type {ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';

import * as sandbox from '../../../packages/sandbox/tests/support';
import {currentContract} from './contract';
import {RULES} from './samples';

export type Asked = sandbox.Asked & {fault: string | undefined};

/** A sandbox of our contract for the tests of a file, as it is after its start before each of them. */
export function useApi() {
  const {api, contract: document, place, steer} = sandbox.useSandbox(currentContract, RULES);
  return {api, document, place, steer};
}

/** The same, with functions that call it, and compare each response with the contract. */
export function useSandbox() {
  const {ask: send, contract: document, ...rest} = sandbox.useSandbox(currentContract, RULES);
  const ask: (...call: Parameters<typeof send>) => Promise<Asked> = async (target, sent = {}) => {
    const asked = await send(target, sent);
    return {...asked, fault: faultOf(document(), sent.method ?? 'GET', target, asked)};
  };
  return {
    ...rest,
    ask,
    document,
    place: (change: object) => ask(...sandbox.orderWith(document(), change)),
  };
}

/** How a response differs from what the contract says about its call; undefined if it does not. */
function faultOf(
  document: OpenApiDocument,
  method: string,
  target: string,
  {status, headers, answer}: sandbox.Asked,
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
    (status >= 500 ? at.operation.responses.default : undefined);
  if (!documented) return `${at.operation.operationId} has no ${status}`;
  const response = follow(document, documented);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const {schema} = follow<{schema: Schema}>(document, header);
    const sent = headers.get(name);
    const value = schema.type === 'string' ? sent : Number(sent ?? Number.NaN);
    const fault = validate(document, schema, value);
    if (fault) return `${name}: ${fault}`;
  }
  const content = response.content?.['application/json'];
  return content ? validate(document, content.schema, answer) : 'no content is documented';
}

export function validate(document: OpenApiDocument, schema: Schema, value: unknown) {
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
