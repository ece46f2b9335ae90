import {
  type Content,
  follow,
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  parametersOf,
} from './document';
import {type Field, fieldsOf, rulesOf, typeOf, valuesOf} from './fields';

/** Something that a client sends or receives. */
export interface Part {
  /** The name shown to readers. */
  label: string;
  /** Whether the client receives it, so that we may add to it freely. */
  received: boolean;
  /** The kind of part, such as a call or a field of a payload. */
  kind: 'call' | 'event' | 'parameter' | 'field' | 'status';
  /** The part that contains it; if that was added or removed, this part is not reported separately. */
  owner?: string;
  required: boolean;
  type: string;
  values: string[];
  rules: Field['rules'];
  permission?: string;
}

const PLAIN = {required: false, type: '', values: [], rules: {}, received: true};

/** All parts of a document, keyed by an id that is stable across versions. */
export function partsOf(document: OpenApiDocument): Map<string, Part> {
  return new Map([
    ...operationsOf(document.paths).flatMap((at) => callParts(document, at)),
    ...operationsOf(document.webhooks).flatMap(({path, operation}): [string, Part][] => {
      const id = `\`${path}\``;
      return [
        [id, {...PLAIN, label: `Event ${id}`, kind: 'event'}],
        ...fieldParts(document, operation.requestBody?.content, {
          owner: id,
          at: 'payload',
          received: true,
        }),
      ];
    }),
  ]);
}

function callParts(document: OpenApiDocument, at: OperationAt): [string, Part][] {
  const {path, method, operation} = at;
  const id = `\`${method.toUpperCase()} ${path}\``;
  const isPublic = operation.security?.length === 0;
  const permission = operation['x-permission'] ?? (isPublic ? 'none' : undefined);
  const parameters = parametersOf(document, at).map(
    ({name, in: place, required = false, schema}): [string, Part] => {
      const whole = follow(document, schema);
      const part = {
        label: `\`${name}\` in the ${place} of ${id}`,
        kind: 'parameter' as const,
        owner: id,
        received: false,
        required,
        type: typeOf(document, whole),
        values: valuesOf(whole).map(({value}) => value),
        rules: rulesOf(whole),
      };
      return [`${id} ${place} ${name}`, part];
    },
  );
  const answers = Object.entries(operation.responses).flatMap(
    ([status, response]): [string, Part][] => {
      const isSuccess = status.startsWith('2');
      const kind = isSuccess ? 'call' : 'status';
      const {content} = follow(document, response);
      return [
        [`${id} ${status}`, {...PLAIN, label: `Status ${status} of ${id}`, kind, owner: id}],
        ...(isSuccess
          ? fieldParts(document, content, {owner: id, at: 'response', received: true})
          : []),
      ];
    },
  );
  return [
    [id, {...PLAIN, label: id, kind: 'call', ...(permission && {permission})}],
    ...parameters,
    ...fieldParts(document, operation.requestBody?.content, {
      owner: id,
      at: 'body',
      received: false,
    }),
    ...answers,
  ];
}

interface Payload {
  owner: string;
  /** What contains the fields, such as `body`. */
  at: string;
  received: boolean;
}

function fieldParts(
  document: OpenApiDocument,
  content: Content | undefined,
  {owner, at, received}: Payload,
): [string, Part][] {
  const schema = content?.['application/json']?.schema;
  const partsIn = (fields: readonly Field[], above = ''): [string, Part][] =>
    fields.flatMap(({name, type, required, values, rules, children}) => {
      const path = above ? `${above}.${name}` : name;
      const part = {
        label: `\`${path}\` of the ${at} of ${owner}`,
        kind: 'field' as const,
        owner: above ? `${owner} ${at} ${above}` : owner,
        received,
        required,
        type,
        rules,
        values: values.map(({value}) => value),
      };
      return [[`${owner} ${at} ${path}`, part], ...partsIn(children, path)];
    });
  return schema ? partsIn(fieldsOf(document, schema)) : [];
}
