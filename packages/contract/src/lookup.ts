import {
  type ErrorCode,
  METHODS,
  type OpenApiDocument,
  type OperationAt,
  type Parameter,
  type PathItem,
  type Reference,
} from './document';

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
