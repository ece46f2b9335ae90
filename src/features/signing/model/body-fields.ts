import type {ErrorObject, ValidateFunction} from 'ajv';

import {nearest} from '../../../lib/finding';
import type {Payload} from './bytes';
import {numberIn, parsed} from './json';
import type {ContractCall} from './mistakes';

/** Checks of bodies by the `operationId` of their call. */
export type BodyChecks = Readonly<Record<string, ValidateFunction>>;

/** The field or parameter that an observation is about, and what else its text says. */
export interface Named {
  readonly field: string;
  readonly detail: string;
}

/** What is wrong with one field of a body. */
export interface FieldFault {
  readonly id:
    | 'body.no-object'
    | 'field.missing'
    | 'field.unknown'
    | 'field.misspelt'
    | 'field.misplaced'
    | 'field.number'
    | 'field.type'
    | 'field.value'
    | 'field.form'
    | 'field.long'
    | 'field.short';
  readonly named: Named;
}

/** What the contract refuses in a body, each fault once. */
export function faultsInBody(body: Payload, call: ContractCall, checks: BodyChecks): FieldFault[] {
  const check = checks[call.id];
  if (!check) return [];
  const value = typeof body === 'string' ? parsed(body) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [fault('body.no-object')];
  }
  check(value);
  const faults = (check.errors ?? []).flatMap((error) => faultOf(error, String(body), call) ?? []);
  return [...new Map(faults.map((each) => [JSON.stringify(each), each])).values()];
}

function fault(id: FieldFault['id'], field = '', detail = ''): FieldFault {
  return {id, named: {field, detail}};
}

function faultOf(error: ErrorObject, body: string, call: ContractCall): FieldFault | undefined {
  const {keyword, instancePath, params, parentSchema} = error as ErrorObject<
    string,
    Record<string, unknown>
  >;
  const field = instancePath.slice(1).replaceAll('/', '.');
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return fault('field.missing', String(params.missingProperty));
    case 'unevaluatedProperties':
      return unknownField(String(params.unevaluatedProperty), call);
    case 'type': {
      const number = params.type === 'string' ? numberIn(body, field) : undefined;
      return number
        ? fault('field.number', field, number)
        : fault('field.type', field, String(params.type));
    }
    case 'enum':
    case 'const': {
      const values = [params.allowedValues ?? params.allowedValue].flat();
      const list = values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
      return fault('field.value', field, list);
    }
    case 'pattern': {
      const [example] = (parentSchema?.examples ?? []) as unknown[];
      return fault('field.form', field, JSON.stringify(example));
    }
    case 'maxLength':
      return fault('field.long', field, limit);
    case 'minLength':
      return fault('field.short', field, limit);
    default:
      // Conditions, which other errors tell of.
      return undefined;
  }
}

function unknownField(field: string, {fields}: ContractCall): FieldFault {
  // Another kind of body has it.
  if (fields.includes(field)) return fault('field.misplaced', field);
  const meant = nearest(field, fields);
  return meant ? fault('field.misspelt', field, meant) : fault('field.unknown', field);
}
