import type {ErrorObject, ValidateFunction} from 'ajv';

import {nearest} from '../../../lib/finding';
import type {Payload} from './bytes';
import {numberIn, parsed} from './json';
import type {ContractCall} from './mistakes';
import {type Observation, refused} from './observation';

/** Body validators, keyed by the `operationId` of their call. */
export type BodyChecks = Readonly<Record<string, ValidateFunction>>;

/** What the contract rejects in a body, each fault once. */
export function faultsInBody(body: Payload, call: ContractCall, checks: BodyChecks): Observation[] {
  const check = checks[call.id];
  if (!check) return [];
  const value = typeof body === 'string' ? parsed(body) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [refused('body.no-object')];
  }
  check(value);
  const faults = (check.errors ?? []).flatMap((error) => faultOf(error, String(body), call) ?? []);
  return [...new Map(faults.map((each) => [JSON.stringify(each), each])).values()];
}

function faultOf(error: ErrorObject, body: string, call: ContractCall): Observation | undefined {
  const {keyword, instancePath, params, parentSchema} = error as ErrorObject<
    string,
    Record<string, unknown>
  >;
  const field = instancePath.slice(1).replaceAll('/', '.');
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return refused('field.missing', String(params.missingProperty));
    case 'unevaluatedProperties':
      return unknownField(String(params.unevaluatedProperty), call);
    case 'type': {
      const number =
        params.type === 'string' ? numberIn(body, field.split('.').at(-1) ?? field) : undefined;
      return number
        ? refused('field.number', field, number)
        : refused('field.type', field, String(params.type));
    }
    case 'enum':
    case 'const': {
      const values = [params.allowedValues ?? params.allowedValue].flat();
      const list = values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
      return refused('field.value', field, list);
    }
    case 'pattern': {
      const [example] = (parentSchema?.examples ?? []) as unknown[];
      return refused('field.form', field, JSON.stringify(example));
    }
    case 'maxLength':
      return refused('field.long', field, limit);
    case 'minLength':
      return refused('field.short', field, limit);
    default:
      // Conditional keywords, whose causes other errors report.
      return undefined;
  }
}

function unknownField(field: string, {fields}: ContractCall): Observation {
  // Another kind of body has this field.
  if (fields.includes(field)) return refused('field.misplaced', field);
  const meant = nearest(field, fields);
  return meant ? refused('field.misspelt', field, meant) : refused('field.unknown', field);
}
