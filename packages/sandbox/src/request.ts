import type {IncomingHttpHeaders} from 'node:http';

import {
  follow,
  type OpenApiDocument,
  type OperationAt,
  parametersOf,
  type Schema,
} from '@portal/contract';
import type Ajv from 'ajv';
import type {ErrorObject, ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020';

/** What a valid call says; the message names the field that is wrong. */
type Checked =
  | {path: Record<string, string>; query: Record<string, number | string>; body: unknown}
  | {fault: string};

/** Does not skip a byte-order mark, which is no JSON. */
const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** Checks calls against the contract: the parameters, the media type, and the body. */
export class Requests {
  private readonly ajv: Ajv;

  constructor(private readonly document: OpenApiDocument) {
    this.ajv = new Ajv2020({strict: false, verbose: true, formats: {int64: true}});
    this.ajv.addSchema(document, 'contract');
  }

  /**
   * @param path the parameters of the path, as they arrived
   * @param query the query as it arrived, without `?`
   */
  check(
    at: OperationAt,
    path: Record<string, string>,
    query: string,
    headers: IncomingHttpHeaders,
    body: Uint8Array,
  ): Checked {
    const parameters = parametersOf(this.document, at);
    const given = new URLSearchParams(query);
    const values: Record<string, number | string> = {};
    for (const name of new Set(given.keys())) {
      const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
      if (!parameter)
        return {
          fault: `${name.slice(0, 64) || 'A name that is empty'} is not a parameter of this call`,
        };
      const [first = '', ...more] = given.getAll(name);
      if (more.length > 0) return {fault: `${name} must be given once`};
      const schema = follow(this.document, parameter.schema);
      const whole = schema.type === 'integer';
      if (whole && !/^(0|-?[1-9]\d*)$/.test(first))
        return {fault: `${name} must be a whole number`};
      const value = whole ? Number(first) : first;
      const fault = this.faultOf(schema, value);
      if (fault) return {fault: `${name} ${fault}`};
      values[name] = value;
    }
    for (const {name, schema} of parameters) {
      const standard = follow(this.document, schema).default;
      if (typeof standard === 'number') values[name] ??= standard;
    }
    const {requestBody} = at.operation;
    if (!requestBody) return {path, query: values, body: undefined};
    const [media = 'application/json', content] = Object.entries(requestBody.content)[0] ?? [];
    const [type, ...options] = (headers['content-type'] ?? '').toLowerCase().split(/ *; */);
    const charset = options.find((option) => option.startsWith('charset='));
    if (type !== media) return {fault: `Content-Type must be ${media}`};
    if (charset && !/^charset="?utf-?8"?$/.test(charset)) return {fault: `${charset}: send UTF-8`};
    if (headers['content-encoding']) return {fault: 'Content-Encoding: send the body as it is'};
    const parsed = parse(body);
    if (parsed === undefined)
      return {fault: 'The body must be a JSON object in UTF-8, without a byte-order mark'};
    const twice = repeatedKey(utf8.decode(body));
    if (twice !== undefined) return {fault: `${twice.slice(0, 64)} stands twice in one object`};
    const fault = content && this.bodyFault(content.schema, parsed);
    return fault ? {fault} : {path, query: values, body: parsed};
  }

  /** Checks a body against the variant that its discriminator selects, so that the right field is blamed. */
  private bodyFault(schema: Schema, body: Record<string, unknown>): string | undefined {
    const {discriminator} = follow(this.document, schema);
    if (!discriminator) return this.faultOf(schema, body);
    const {propertyName: name, mapping} = discriminator;
    const chosen = body[name];
    if (chosen === undefined) return `${name} is missing`;
    const variant = typeof chosen === 'string' && Object.hasOwn(mapping, chosen) && mapping[chosen];
    if (!variant) return `${name} must be one of ${Object.keys(mapping).join(', ')}`;
    return this.faultOf({$ref: variant}, body);
  }

  /** What is wrong with a value, in words; undefined if it is valid. */
  private faultOf(schema: Schema, value: unknown): string | undefined {
    const validate = this.validatorOf(schema);
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    return error ? messageOf(error) : 'is invalid';
  }

  private readonly validators = new Map<string, ValidateFunction>();

  private validatorOf(schema: Schema): ValidateFunction {
    const key = JSON.stringify(schema);
    const earlier = this.validators.get(key);
    if (earlier) return earlier;
    // References of the contract begin with `#`, which is the contract here.
    const compiled = this.ajv.compile(JSON.parse(key.replaceAll('"#/', '"contract#/')) as object);
    this.validators.set(key, compiled);
    return compiled;
  }
}

/** A JSON object; undefined for anything else. */
function parse(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A key that one object of a JSON text has twice, of which JSON.parse would take the last. */
function repeatedKey(json: string): string | undefined {
  const open: Set<unknown>[] = [];
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set());
    if (token === '}') open.pop();
    const key = text && colon ? String(JSON.parse(text)) : undefined;
    if (key !== undefined && open.at(-1)?.has(key)) return key;
    open.at(-1)?.add(key);
  }
  return undefined;
}

/** An error of the validator in words, after the name of the field. */
function messageOf({
  instancePath,
  keyword,
  params,
  message = '',
  parentSchema,
}: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required') return `${String(params.missingProperty)} is missing`;
  if (keyword === 'additionalProperties') {
    return `${String(params.additionalProperty).slice(0, 64)} is not a field of this call`;
  }
  if (keyword === 'enum')
    return `${field} must be one of ${[params.allowedValues].flat().join(', ')}`;
  const {description = '', examples: [example] = []} = parentSchema as Schema;
  if (keyword === 'pattern') {
    const [meaning = ''] = description.split(/\.(?:\s|$)/);
    return `${field} must be: ${meaning.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`.trim();
  }
  if (keyword === 'type') {
    const such = example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
    const type = String(params.type);
    return `${field} must be ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}${such}`.trim();
  }
  const words = message
    .replace(/^must be >= /, 'must be at least ')
    .replace(/^must be <= /, 'must be at most ')
    .replace(/^must NOT /, 'must not ');
  return `${field} ${words}`.trim();
}
