import {anchors} from './anchors';
import {
  type ErrorCode,
  type Example,
  follow,
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  type Parameter,
  type Permission,
  type Reference,
  type Response,
  type Schema,
  shownPath,
} from './document';
import {
  type Field,
  fieldsOf,
  merged,
  namedOf,
  rulesOf,
  typeOf,
  valuesOf,
  variantsOf,
} from './fields';
import {parseInline, parseProse, type Prose} from './prose';

/** A field with its description ready to be shown. */
export interface ShownField extends Omit<Field, 'description' | 'children' | 'values'> {
  description: Prose;
  values: {value: string; meaning: Prose}[];
  children: ShownField[];
}

export interface ShownExample {
  summary: string;
  json: string;
}

export interface ShownResponse {
  status: string;
  description: Prose;
  headers: ShownField[];
  /** Empty for failures, which all have the one envelope. */
  fields: ShownField[];
  examples: ShownExample[];
}

/** One call, or one event. */
export interface ShownOperation {
  id: string;
  /** Upper case, as sent; POST for events. */
  method: string;
  /** From the base path on; the name of an event. */
  path: string;
  summary: string;
  description: Prose;
  deprecated: boolean;
  permission: Permission | undefined;
  parameters: ShownField[];
  body: {title: string; fields: ShownField[]}[];
  examples: ShownExample[];
  responses: ShownResponse[];
  samples: {label: string; source: string}[];
  /** All words that a search looks through, in lower case. */
  words: string;
}

export interface ShownSection {
  name: string;
  anchor: string;
  description: Prose;
  operations: ShownOperation[];
}

/** Everything that the page of the reference shows. */
export interface ApiReferenceData {
  version: string;
  server: string;
  description: Prose;
  security: {name: string; description: Prose}[];
  sections: ShownSection[];
  errors: ({code: string; meaning: Prose; action: Prose} & Pick<ErrorCode, 'status' | 'article'>)[];
}

/** The document as the page needs it: references followed, texts parsed, words for the search. */
export function referenceOf(document: OpenApiDocument): ApiReferenceData {
  const all = [
    ...operationsOf(document.paths).map((at) => ({at, event: false})),
    ...operationsOf(document.webhooks).map((at) => ({at, event: true})),
  ].map(({at, event}) => ({
    tag: at.operation.tags?.[0],
    shown: shownOperation(document, at, event),
  }));
  return {
    version: document.info.version,
    server: document.servers?.[0]?.url ?? '',
    description: parseProse(document.info.description ?? ''),
    security: Object.values(document.components?.securitySchemes ?? {}).map(
      ({name = '', description = ''}) => ({name, description: parseProse(description)}),
    ),
    sections: (document.tags ?? []).map(({name, description = ''}) => ({
      name,
      anchor: anchors.group(name),
      description: parseInline(description),
      operations: all.filter(({tag}) => tag === name).map(({shown}) => shown),
    })),
    errors: Object.entries(document.components?.schemas?.ErrorCode?.['x-error-codes'] ?? {}).map(
      ([code, {status, article, meaning, action}]) => ({
        code,
        status,
        article,
        meaning: parseInline(meaning),
        action: parseInline(action),
      }),
    ),
  };
}

function shownOperation(
  document: OpenApiDocument,
  {path, method, item, operation}: OperationAt,
  event: boolean,
): ShownOperation {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    parameterField(document, follow(document, one)),
  );
  const content = operation.requestBody?.content['application/json'];
  const body = content ? bodyOf(document, content.schema) : [];
  const responses = Object.entries(operation.responses).map(([status, response]) =>
    shownResponse(document, status, follow(document, response)),
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: event ? path : shownPath(document, {path}),
    summary: operation.summary,
    description: parseProse(operation.description ?? ''),
    deprecated: operation.deprecated ?? false,
    permission: operation['x-permission'],
    parameters,
    body,
    examples: examplesOf(document, content?.examples),
    responses,
    samples: (event ? [] : (operation['x-codeSamples'] ?? [])).map(({label, source}) => ({
      label,
      source: source.trimEnd(),
    })),
    words: [
      operation.operationId,
      method,
      path,
      operation.summary,
      operation.description ?? '',
      ...namedOf(document, {item, operation}).map(({name}) => name),
    ]
      .join(' ')
      .toLowerCase(),
  };
}

function bodyOf(
  document: OpenApiDocument,
  schema: Schema,
): {title: string; fields: ShownField[]}[] {
  const variants = variantsOf(document, schema);
  return variants.map((variant) => ({
    title: variants.length > 1 ? (variant.description ?? '') : '',
    fields: fieldsOf(document, variant).map(shownField),
  }));
}

function parameterField(document: OpenApiDocument, parameter: Parameter): ShownField {
  const schema = merged(document, parameter.schema);
  return shownField({
    name: parameter.name,
    type: `${typeOf(document, schema)}, ${parameter.in}`,
    required: parameter.required ?? false,
    description: parameter.description ?? schema.description ?? '',
    rules: rulesOf(schema),
    values: valuesOf(schema),
    children: [],
  });
}

function shownResponse(
  document: OpenApiDocument,
  status: string,
  response: Response,
): ShownResponse {
  const content = response.content?.['application/json'];
  const success = status.startsWith('2');
  return {
    status,
    description: parseInline(response.description),
    headers: Object.entries(response.headers ?? {}).map(([name, reference]) => {
      const {description = '', schema} = follow<{description?: string; schema: Schema}>(
        document,
        reference,
      );
      return shownField({
        name,
        type: typeOf(document, schema),
        required: false,
        description,
        rules: {},
        values: [],
        children: [],
      });
    }),
    fields: success && content ? fieldsOf(document, content.schema).map(shownField) : [],
    examples: examplesOf(document, content?.examples),
  };
}

function examplesOf(
  document: OpenApiDocument,
  examples: Record<string, Example | Reference> = {},
): ShownExample[] {
  return Object.values(examples).map((example) => {
    const {summary = '', value} = follow<Example>(document, example);
    return {summary, json: JSON.stringify(value, null, 2)};
  });
}

function shownField(field: Field): ShownField {
  return {
    ...field,
    description: parseInline(field.description),
    values: field.values.map(({value, meaning}) => ({value, meaning: parseInline(meaning)})),
    children: field.children.map(shownField),
  };
}
