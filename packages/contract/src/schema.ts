import type {OpenApiDocument, Schema} from './document';
import {follow} from './lookup';

/** The keywords of JSON Schema that restrict a value. */
export const RULES = [
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'default',
] as const;
type Rule = (typeof RULES)[number];

/** Bounds, patterns and defaults, as strings, by JSON Schema keyword. */
export type Rules = Partial<Record<Rule, string>>;

/** An allowed value, with its meaning if there is one. */
export interface Value {
  value: string;
  meaning: string;
}

/** A schema with its references resolved and its `allOf` merged. */
export function merged(document: OpenApiDocument, schema: Schema): Schema {
  const {allOf = [], ...own} = follow(document, schema);
  return [...allOf.map((part) => merged(document, part)), own].reduce<Schema>(
    (left, right) => ({...left, ...right, ...join(left, right)}),
    {},
  );
}

function join(left: Schema, right: Schema): Schema {
  const required = [...(left.required ?? []), ...(right.required ?? [])];
  const properties = {...left.properties};
  for (const [name, schema] of Object.entries(right.properties ?? {})) {
    const other = properties[name];
    properties[name] = other ? {allOf: [other, schema]} : schema;
  }
  return {
    ...(required.length > 0 && {required: [...new Set(required)]}),
    ...(Object.keys(properties).length > 0 && {properties}),
  };
}

/** The variants of a payload; one if there is no `oneOf`. */
export function variantsOf(document: OpenApiDocument, schema: Schema): Schema[] {
  const whole = merged(document, schema);
  return (whole.oneOf ?? [schema]).map((variant) => merged(document, variant));
}

/** Bounds, patterns and defaults of a schema, as strings. */
export function rulesOf(schema: Schema): Rules {
  return Object.fromEntries(
    RULES.flatMap((rule) => (schema[rule] === undefined ? [] : [[rule, String(schema[rule])]])),
  );
}

/** The only values that a schema allows; empty if it does not restrict them. */
export function valuesOf(schema: Schema): Value[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return values.map((value) => ({
    value: String(value),
    meaning: schema['x-enumDescriptions']?.[String(value)] ?? '',
  }));
}

/** The type of a schema in words. */
export function typeOf(document: OpenApiDocument, schema: Schema): string {
  const whole = merged(document, schema);
  const constant = whole.const === undefined ? undefined : typeof whole.const;
  const types = [
    whole.type ?? constant ?? (whole.properties || whole.oneOf ? 'object' : 'any'),
  ].flat();
  if (types[0] === 'array' && whole.items) {
    const item = typeOf(document, whole.items);
    return `array of ${item === 'any' ? 'items' : `${item}s`}`;
  }
  return types.join(' or ');
}
