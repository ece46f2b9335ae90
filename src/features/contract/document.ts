/** The parts of an OpenAPI 3.1 document that we use. The `openapi` check guarantees the shape. */
export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  servers?: {url: string; description?: string}[];
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
}

interface Components {
  schemas?: Record<string, Schema>;
  examples?: Record<string, Example>;
  securitySchemes?: Record<string, {type: string; name?: string; description?: string}>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];
type PathItem = {parameters?: (Parameter | Reference)[]} & Partial<Record<Method, Operation>>;

export interface Reference {
  $ref: string;
}

/** The permission that a key needs; `none` means that the call is public. */
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

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

interface Response {
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
  examples?: unknown[];
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
  /** Known values of an extensible list; not `enum`, so that generated code accepts others too. */
  'x-extensible-enum'?: string[];
  'x-enumDescriptions'?: Record<string, string>;
  'x-error-codes'?: Record<string, ErrorCode>;
}

/** One entry of the error catalogue. */
export interface ErrorCode {
  /** HTTP status. */
  status: number;
  meaning: string;
  /** What the integrator should do. */
  action: string;
  /** Whether the same call may be sent again. */
  retry: 'never' | 'once' | 'later';
  /** Route and anchor of the article about it. */
  article: string;
}

/** One operation with its path and method. */
export interface OperationAt {
  /** Path relative to the base path, or name of the event. */
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

/** Parameters of an operation, starting with those of its path. */
export function parametersOf(
  document: OpenApiDocument,
  {item, operation}: Pick<OperationAt, 'item' | 'operation'>,
): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    follow(document, parameter),
  );
}

/** The entries of the error catalogue with their codes, in order. */
export function errorCatalogue({components}: OpenApiDocument): [string, ErrorCode][] {
  return Object.entries(components?.schemas?.ErrorCode?.['x-error-codes'] ?? {});
}

/**
 * Resolves a reference within the document; returns the value itself if it is not a reference.
 *
 * @throws Error if the reference cannot be resolved
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
  // OpenAPI 3.1 allows siblings of `$ref`, such as a description, which extend the referenced value.
  const {$ref: inner} = found as Partial<Reference>;
  return follow(document, {...found, ...value, $ref: inner} as T | Reference);
}

/** The path of an operation including the base path, as it is signed and as pages show it. */
export function shownPath({servers}: OpenApiDocument, {path}: Pick<OperationAt, 'path'>): string {
  const url = servers?.[0]?.url;
  return (url ? new URL(url).pathname.replace(/\/$/, '') : '') + path;
}
