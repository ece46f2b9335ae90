import type {OpenApiDocument, OperationAt, Schema} from './document';
import {follow, parametersOf} from './lookup';
import {merged, type Rules, rulesOf, typeOf, type Value, valuesOf, variantsOf} from './schema';

/** One field of a payload, as readers see it. */
export interface Field {
  name: string;
  /** Such as `string`, `integer`, `array of objects`. */
  type: string;
  required: boolean;
  description: string;
  /** Bounds, patterns and defaults, by JSON Schema keyword. */
  rules: Rules;
  /** The only allowed values, with their meaning if there is one. */
  values: Value[];
  children: Field[];
}

/** Payloads are only a few levels deep; recursive schemas are cut off here. */
const MAX_DEPTH = 8;

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

/** Something that a call sends or receives: a parameter, or a field at any depth. */
type Named = Pick<Field, 'name' | 'description' | 'values'>;

/** Everything that a call sends and, if it succeeds, receives; each name once. */
export function namedOf(
  document: OpenApiDocument,
  at: Pick<OperationAt, 'item' | 'operation'>,
): Named[] {
  const {operation} = at;
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => follow(document, response));
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
  ];
  const first = new Map<string, Named>();
  // The same name in request and response counts once.
  for (const named of all) if (!first.has(named.name)) first.set(named.name, named);
  return [...first.values()];
}
