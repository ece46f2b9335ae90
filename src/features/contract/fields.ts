import {
  follow,
  type OpenApiDocument,
  type OperationAt,
  parametersOf,
  type Schema,
} from './document';

/** One field of a payload, as readers see it. */
export interface Field {
  name: string;
  /** Such as `string`, `integer`, `array of objects`. */
  type: string;
  required: boolean;
  description: string;
  /** Bounds, patterns and defaults, by JSON Schema keyword. */
  rules: Partial<Record<Rule, string>>;
  /** The only allowed values, with their meaning if there is one. */
  values: {value: string; meaning: string}[];
  children: Field[];
}

export const RULES = [
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'default',
] as const;
type Rule = (typeof RULES)[number];

/** Payloads are only a few levels deep; recursive schemas are cut off here. */
const MAX_DEPTH = 8;

/** A schema with its references resolved and its `allOf` merged. */
function merged(document: OpenApiDocument, schema: Schema): Schema {
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
    const known = properties[name];
    properties[name] = known ? {allOf: [known, schema]} : schema;
  }
  return {
    ...(required.length > 0 && {required: [...new Set(required)]}),
    ...(Object.keys(properties).length > 0 && {properties}),
  };
}

/** The variants of a payload; one if there is no `oneOf`. */
function variantsOf(document: OpenApiDocument, schema: Schema): Schema[] {
  const whole = merged(document, schema);
  return (whole.oneOf ?? [schema]).map((variant) => merged(document, variant));
}

/** Fields of an object; with several variants, the fields of all of them. */
export function fieldsOf(document: OpenApiDocument, schema: Schema, depth = 0): Field[] {
  if (depth > MAX_DEPTH) return [];
  const variants = variantsOf(document, schema);
  const names = [...new Set(variants.flatMap(({properties}) => Object.keys(properties ?? {})))];
  return names.map((name) => {
    const schemas = variants
      .flatMap(({properties}) => properties?.[name] ?? [])
      .map((one) => merged(document, one));
    const [whole = {}] = schemas;
    const values = schemas.flatMap(valuesOf);
    return {
      name,
      type: typeOf(document, whole),
      required: variants.every(({required}) => required?.includes(name)),
      description: whole.description ?? '',
      rules: rulesOf(whole),
      values: values.filter(
        ({value}, index) => values.findIndex((other) => other.value === value) === index,
      ),
      children: fieldsOf(document, whole.items ?? whole, depth + 1),
    };
  });
}

/** Something that a call sends or receives: a parameter, a header, or a field at any depth. */
export type Named = Pick<Field, 'name' | 'description' | 'values'>;

/** Everything that a call sends and, if it succeeds, receives; each name once. */
export function namedOf(
  document: OpenApiDocument,
  at: Pick<OperationAt, 'item' | 'operation'>,
): Named[] {
  const {operation} = at;
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => follow(document, response));
  const headers = answers.flatMap((answer) => Object.entries(answer.headers ?? {}));
  const schemas = [operation.requestBody, ...answers].flatMap(
    (carrier) => carrier?.content?.['application/json']?.schema ?? [],
  );
  const withChildren = (fields: readonly Field[]): Named[] =>
    fields.flatMap((field) => [field, ...withChildren(field.children)]);
  const all = [
    ...parametersOf(document, at).map(({name, description = '', schema}) => ({
      name,
      description,
      values: valuesOf(merged(document, schema)),
    })),
    ...schemas.flatMap((schema) => withChildren(fieldsOf(document, schema))),
    ...headers.map(([name, header]) => ({
      name,
      description: follow(document, header).description ?? '',
      values: [],
    })),
  ];
  const first = new Map<string, Named>();
  // The same name in request and response counts once.
  for (const named of all) if (!first.has(named.name)) first.set(named.name, named);
  return [...first.values()];
}

/** Bounds, patterns and defaults of a schema, as strings. */
export function rulesOf(schema: Schema): Field['rules'] {
  return Object.fromEntries(
    RULES.flatMap((rule) => (schema[rule] === undefined ? [] : [[rule, String(schema[rule])]])),
  );
}

/** The only values that a schema allows; empty if it does not restrict them. */
export function valuesOf(schema: Schema): Field['values'] {
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
