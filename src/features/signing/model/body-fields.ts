import type {ErrorObject, ValidateFunction} from 'ajv';

import {nearest} from '../../../lib/finding';
import type {Payload} from './bytes';
import {memberOf} from './json';
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
    return [{id: 'body.no-object', named: {field: '', detail: ''}}];
  }
  check(value);
  const faults = (check.errors ?? []).flatMap((error) => faultOf(error, String(body), call) ?? []);
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
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
      return {id: 'field.missing', named: {field: String(params.missingProperty), detail: ''}};
    case 'unevaluatedProperties':
      return unknownField(String(params.unevaluatedProperty), call);
    case 'type': {
      const written = memberOf(body, field) ?? '';
      return params.type === 'string' && /^-?\d/.test(written)
        ? {id: 'field.number', named: {field, detail: written}}
        : {id: 'field.type', named: {field, detail: String(params.type)}};
    }
    case 'enum':
    case 'const': {
      const values = [params.allowedValues ?? params.allowedValue].flat();
      const list = values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
      return {id: 'field.value', named: {field, detail: list}};
    }
    case 'pattern': {
      const [example] = (parentSchema?.examples ?? []) as unknown[];
      return {id: 'field.form', named: {field, detail: JSON.stringify(example)}};
    }
    case 'maxLength':
      return {id: 'field.long', named: {field, detail: limit}};
    case 'minLength':
      return {id: 'field.short', named: {field, detail: limit}};
    default:
      // Conditions, which other errors tell of.
      return undefined;
  }
}

function unknownField(field: string, {fields}: ContractCall): FieldFault {
  // Another kind of body has it.
  if (fields.includes(field)) return {id: 'field.misplaced', named: {field, detail: ''}};
  const meant = nearest(field, fields);
  return meant
    ? {id: 'field.misspelt', named: {field, detail: meant}}
    : {id: 'field.unknown', named: {field, detail: ''}};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
