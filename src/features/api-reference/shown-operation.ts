import {
  anchors,
  type Example,
  fieldsOf,
  follow,
  type OpenApiDocument,
  type OperationAt,
  type Reference,
  shownPath,
} from '@portal/contract';

import type {Html} from './markup';
import type {RedocRenderer} from './redoc';

/** One operation, or one event. */
export type ShownOperation = ReturnType<typeof shownOperation>;
export type ShownResponse = ShownOperation['responses'][number];

export interface Sample {
  label: string;
  html: Html;
}

/** A sample in one language. */
export interface Program extends Sample {
  /** The tab value that articles use. */
  language: string;
  /** Whether the signing code has to stand above it in one file. */
  isSigned: boolean;
}

/** The schema that every failure has. */
export const FAILURE = 'Failure';

/** An operation or event as the page shows it. */
export function shownOperation(
  document: OpenApiDocument,
  at: OperationAt,
  isEvent: boolean,
  redoc: RedocRenderer,
  programsOf: (name: string) => Program[],
) {
  const {path, method, operation} = at;
  const {operationId: id, summary, description = ''} = operation;
  const {parameters, bodies, responses} = redoc.operation(id);
  return {
    id,
    isEvent,
    anchor: anchors.operation(id),
    /** The anchor that Redoc gives it, for links made elsewhere. */
    redocAnchor: anchors.redocOperation(operation.tags?.[0] ?? '', id),
    /** In upper case; `EVENT` for a webhook. */
    method: isEvent ? 'EVENT' : method.toUpperCase(),
    /** Including the base path; for an event, its name. */
    path: isEvent ? path : shownPath(document, {path}),
    summary,
    description: redoc.text(description),
    deprecated: operation.deprecated ?? false,
    isFolded: isEvent || operation['x-folded'] === true,
    permission: operation['x-permission'],
    parameters,
    notes: notesOf(document, operation).map((note) => redoc.text(note)),
    bodies,
    requests: examplesOf(
      document,
      operation.requestBody?.content['application/json']?.examples,
      redoc,
    ),
    responses: Object.entries(operation.responses).map(([status, reference]) => {
      const response = follow(document, reference);
      const content = response.content?.['application/json'];
      const isFailure = content?.schema.$ref === `#/components/schemas/${FAILURE}`;
      const html = responses.get(status);
      const codes = Object.values(content?.examples ?? {}).flatMap(
        (example) => codeOf(follow<Example>(document, example)) ?? [],
      );
      const links = [...new Set(codes)].map((code) => `[\`${code}\`](#${anchors.error(code)})`);
      return {
        /** Such as `200` or `4XX`. */
        status,
        title: redoc.line(response.description),
        /** For a failure, links to its errors. */
        errors: redoc.line(links.join(' ')),
        html: (isFailure ? html?.headers : html?.all) ?? '',
        /** Of a success. Errors have those of their code. */
        examples: isFailure ? [] : examplesOf(document, content?.examples, redoc),
      };
    }),
    samples: isEvent ? [] : programsOf(id),
  };
}

/** What the contract says about a body as a whole, and about the objects in it. */
function notesOf(document: OpenApiDocument, {requestBody}: OperationAt['operation']): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  const objects = fieldsOf(document, schema).filter(({children}) => children.length > 0);
  return [
    requestBody.description ?? '',
    follow(document, schema).description ?? '',
    ...objects.map(({name, description}) => `\`${name}\`: ${description}`),
  ].filter(Boolean);
}

/** The error code of a failure. */
export function codeOf({value}: Example): string | undefined {
  return (value as {error?: {code: string} | null}).error?.code;
}

export function examplesOf(
  document: OpenApiDocument,
  examples: Record<string, Example | Reference> = {},
  redoc: RedocRenderer,
): Sample[] {
  return Object.values(examples).map((example) => {
    const {summary = '', value} = follow<Example>(document, example);
    return {label: summary, html: redoc.code(JSON.stringify(value, null, 2), 'json')};
  });
}
