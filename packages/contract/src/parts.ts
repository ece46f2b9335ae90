import type {Content, OpenApiDocument, OperationAt} from './document';
import {type Field, fieldsOf} from './fields';
import {errorCatalogue, follow, operationsOf, parametersOf} from './lookup';
import {type Rules, rulesOf, typeOf, valuesOf} from './schema';

/** Something that a client sends or receives: a call, an event, a parameter, a field, a status, an error or a server. */
export interface Part {
  /** The name shown to readers. */
  label: string;
  /** Whether the client receives it, so that we may add to it freely. */
  received: boolean;
  /** Whether it is the status of a failure, which no client depends on. */
  isFailure: boolean;
  /** The part that contains it; if that was added or removed, this part is not reported separately. */
  owner?: string;
  required: boolean;
  type: string;
  values: string[];
  rules: Rules;
  permission?: string;
  /** Whether it is to be removed. */
  deprecated: boolean;
}

const PLAIN = {
  required: false,
  type: '',
  values: [],
  rules: {},
  received: true,
  isFailure: false,
  deprecated: false,
} satisfies Partial<Part>;

/** All parts of a document, keyed by an id that is stable across versions. */
export function partsById(document: OpenApiDocument): Map<string, Part> {
  return new Map([
    ...operationsOf(document.paths).flatMap((at) => callParts(document, at)),
    ...operationsOf(document.webhooks).flatMap(({path, operation}): [string, Part][] => {
      const id = `\`${path}\``;
      const fields = fieldsIn(document, operation.requestBody?.content);
      return [
        [id, {...PLAIN, label: `Event ${id}`}],
        ...fieldParts(fields, {owner: id, where: 'of the payload', received: true}),
      ];
    }),
    ...[
      ...errorCatalogue(document).map(([code]) => `Error \`${code}\``),
      ...(document.servers ?? []).map(({url}) => `Server \`${url}\``),
    ].map((label): [string, Part] => [label, {...PLAIN, label}]),
  ]);
}

function callParts(document: OpenApiDocument, at: OperationAt): [string, Part][] {
  const {path, method, operation} = at;
  const id = `\`${method.toUpperCase()} ${path}\``;
  const isPublic = operation.security?.length === 0;
  const permission = operation['x-permission'] ?? (isPublic ? 'none' : undefined);
  const parameters = parametersOf(document, at).flatMap(
    ({name, in: place, required = false, schema}) => {
      const whole = follow(document, schema);
      const [type, values] = [typeOf(document, whole), valuesOf(whole)];
      const field = {name, required, type, values, rules: rulesOf(whole), children: []};
      return fieldParts([field], {owner: id, where: `in the ${place}`, received: false});
    },
  );
  const answers = Object.entries(operation.responses).flatMap(
    ([status, response]): [string, Part][] => {
      const isFailure = !status.startsWith('2');
      const fields = isFailure ? [] : fieldsIn(document, follow(document, response).content);
      return [
        [`${id} ${status}`, {...PLAIN, label: `Status ${status} of ${id}`, isFailure, owner: id}],
        ...fieldParts(fields, {owner: id, where: 'of the response', received: true}),
      ];
    },
  );
  const body = fieldsIn(document, operation.requestBody?.content);
  return [
    [
      id,
      {
        ...PLAIN,
        label: id,
        deprecated: operation.deprecated === true,
        ...(permission && {permission}),
      },
    ],
    ...parameters,
    ...fieldParts(body, {owner: id, where: 'of the body', received: false}),
    ...answers,
  ];
}

function fieldsIn(document: OpenApiDocument, content: Content | undefined): Field[] {
  const schema = content?.['application/json']?.schema;
  return schema ? fieldsOf(document, schema) : [];
}

interface Place {
  owner: string;
  /** Such as `of the body`. */
  where: string;
  received: boolean;
}

function fieldParts(
  fields: readonly Omit<Field, 'description'>[],
  place: Place,
  above = '',
): [string, Part][] {
  const {owner, where, received} = place;
  return fields.flatMap(({name, type, required, values, rules, children}) => {
    const path = above ? `${above}.${name}` : name;
    const part: Part = {
      ...PLAIN,
      label: `\`${path}\` ${where} of ${owner}`,
      owner: above ? `${owner} ${where} ${above}` : owner,
      received,
      required,
      type,
      rules,
      values: values.map(({value}) => value),
    };
    return [[`${owner} ${where} ${path}`, part], ...fieldParts(children, place, path)];
  });
}
