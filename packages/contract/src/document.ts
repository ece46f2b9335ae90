/** The parts of an OpenAPI 3.1 document that are used here. A linter has to guarantee the shape. */
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

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];
export type PathItem = {parameters?: (Parameter | Reference)[]} & Partial<
  Record<Method, Operation>
>;

export interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  /** Day on which it was marked, and day from which it no longer answers. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  /** Whether the reference shows only its name until it is opened. */
  'x-folded'?: boolean;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {description?: string; required?: boolean; content: Content};
  responses: Record<string, Response | Reference>;
  /** The permission that a key needs; `none` means that the call is public. */
  'x-permission'?: string;
  'x-codeSamples'?: {lang: string; label: string; source: string}[];
}

export interface Parameter {
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
  retry: 'never' | 'later';
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
