/** The parts of an OpenAPI 3.1 document that we use. The check vouches for the shape. */
export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  servers?: {url: string; description?: string}[];
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
}

export interface Components {
  schemas?: Record<string, Schema>;
  examples?: Record<string, Example>;
  securitySchemes?: Record<string, {type: string; name?: string; description?: string}>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = {parameters?: (Parameter | Reference)[]} & Partial<
  Record<Method, Operation>
>;

export interface Reference {
  $ref: string;
}

/** What a key must be allowed to do; `none` is public. */
export type Permission = 'none' | 'read-only' | 'trade' | 'withdraw';

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {description?: string; required?: boolean; content: Content};
  responses: Record<string, Response | Reference>;
  'x-permission'?: Permission;
  'x-codeSamples'?: {lang: string; label: string; source: string}[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, {description?: string; schema: Schema} | Reference>;
  content?: Content;
}

export type Content = Record<
  string,
  {schema: Schema; examples?: Record<string, Example | Reference>}
>;

export interface Example {
  summary?: string;
  value: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: {propertyName: string; mapping: Record<string, string>};
  /** Known values of a list that may grow: no `enum`, so that generated code takes others too. */
  'x-extensible-enum'?: string[];
  'x-enumDescriptions'?: Record<string, string>;
  'x-error-codes'?: Record<string, ErrorCode>;
}

/** One entry of the catalogue of errors. */
export interface ErrorCode {
  /** HTTP status. */
  status: number;
  meaning: string;
  /** What the integrator does. */
  action: string;
  /** Whether the same call may be sent again. */
  retry: 'never' | 'once' | 'later';
  /** Route of the article behind it, with an anchor. */
  article: string;
}

/** One operation with its place. */
export interface OperationAt {
  /** Path below the base path, or name of the event. */
  path: string;
  method: Method;
  item: PathItem;
  operation: Operation;
}

/** All operations, in the order of the document. */
export function operationsOf(paths: Record<string, PathItem> = {}): OperationAt[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{path, method, item, operation}] : [];
    }),
  );
}

/** Parameters of an operation, those of its path first. */
export function parametersOf(
  document: OpenApiDocument,
  {item, operation}: Pick<OperationAt, 'item' | 'operation'>,
): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    follow(document, parameter),
  );
}

/** The catalogue of errors by code, in its order. */
export function errorCatalogue({components}: OpenApiDocument): [string, ErrorCode][] {
  return Object.entries(components?.schemas?.ErrorCode?.['x-error-codes'] ?? {});
}

/**
 * Follows a reference inside the document; gives the value itself where it is none.
 *
 * @throws Error where the reference leads nowhere
 */
export function follow<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  const reference = (value as Partial<Reference>).$ref;
  if (reference === undefined) return value as T;
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      document,
    );
  if (typeof found !== 'object' || found === null) {
    throw new Error(`The contract has no ${reference}`);
  }
  // What stands beside a reference adds to it: OpenAPI 3.1 allows a description of its own.
  const {$ref: inner} = found as Partial<Reference>;
  return follow(document, {...found, ...value, $ref: inner} as T | Reference);
}

/** The path of an operation from the base path on, as it is signed and as pages show it. */
export function shownPath({servers}: OpenApiDocument, {path}: Pick<OperationAt, 'path'>): string {
  const url = servers?.[0]?.url;
  return (url ? new URL(url).pathname.replace(/\/$/, '') : '') + path;
}
