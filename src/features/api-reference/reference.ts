import {anchors} from '../contract/anchors';
import {
  errorCatalogue,
  type Example,
  follow,
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  type Reference,
  shownPath,
} from '../contract/document';
import {namedOf} from '../contract/fields';
import {LANGUAGES} from '../contract/samples';
import {type Html, redocOf, type RedocRenderer} from './redoc';

/** Everything that the API reference page shows. */
export type ApiReference = ReturnType<typeof apiReference>;
/** One operation, or one event. */
export type ShownOperation = ReturnType<typeof shownOperation>;
export type ShownResponse = ShownOperation['responses'][number];

/** Highlighted code with its label. */
export interface Sample {
  label: string;
  html: Html;
}

/** A sample in one language; `language` is the tab value that articles use. */
export interface Program extends Sample {
  language: string;
}

const FAILURE = 'Failure';

/**
 * The contract as the page shows it.
 *
 * @param document as returned by `bundleContract`
 */
export function apiReference(document: OpenApiDocument) {
  const redoc = redocOf(document);
  const {schemas = {}, securitySchemes = {}} = document.components ?? {};
  const events = operationsOf(document.webhooks);
  const all = [...operationsOf(document.paths), ...events].map((at) => ({
    tag: at.operation.tags?.[0],
    isEvent: events.includes(at),
    samples: samplesOf(at, redoc),
    shown: shownOperation(document, at, events.includes(at), redoc),
  }));
  const reference = {
    version: document.info.version,
    server: document.servers?.[0]?.url ?? '',
    description: redoc.text(document.info.description ?? ''),
    headers: Object.values(securitySchemes).map(({name = '', description = ''}) => ({
      name,
      anchor: anchors.header(name),
      description: redoc.text(description),
    })),
    errors: errorCatalogue(document).map(([code, {status, article, meaning, action}]) => ({
      code,
      anchor: anchors.error(code),
      status,
      article,
      meaning: redoc.line(meaning),
      action: redoc.line(action),
    })),
    /** Fields of the envelope that every failure has. */
    failure: schemas[FAILURE] ? redoc.schema(FAILURE) : '',
    groups: (document.tags ?? []).map(({name, description = ''}) => {
      const own = all.filter(({tag}) => tag === name);
      return {
        name,
        anchor: anchors.group(name),
        description: redoc.text(description),
        operations: own.map(({shown}) => shown),
        // The same program verifies every event.
        samples: own.find(({isEvent}) => isEvent)?.samples ?? [],
      };
    }),
  };
  // Internal pages that the descriptions link to.
  return {...reference, links: linksIn(JSON.stringify(reference))};
}

/** The distinct paths that links point to. */
function linksIn(text: string): string[] {
  return [...new Set([...text.matchAll(/ href=\\"(\/[^"\\]*)\\"/g)].map(([, path = '']) => path))];
}

function shownOperation(
  document: OpenApiDocument,
  at: OperationAt,
  isEvent: boolean,
  redoc: RedocRenderer,
) {
  const {path, method, operation} = at;
  const {operationId: id, summary, description = ''} = operation;
  const {parameters, bodies, responses} = redoc.operation(id);
  return {
    id,
    anchor: anchors.operation(id),
    /** In upper case; `EVENT` for a webhook. */
    method: isEvent ? 'EVENT' : method.toUpperCase(),
    /** Including the base path; for an event, its name. */
    path: isEvent ? path : shownPath(document, {path}),
    summary,
    description: redoc.text(description),
    deprecated: operation.deprecated ?? false,
    permission: operation['x-permission'],
    parameters,
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
      return {
        /** Such as `200` or `4XX`. */
        status,
        title: redoc.line(response.description),
        html: (isFailure ? html?.headers : html?.all) ?? '',
        /** Whether it has the envelope of every failure, which the page shows once. */
        isFailure,
        examples: examplesOf(document, content?.examples, redoc),
      };
    }),
    samples: isEvent ? [] : samplesOf(at, redoc),
    /** Search terms besides its name: fields, headers, statuses, error codes. */
    terms: termsOf(document, at),
  };
}

function samplesOf({operation}: OperationAt, redoc: RedocRenderer): Program[] {
  return (operation['x-codeSamples'] ?? []).map(({label, source}) => {
    const {folder = label, prism = ''} = LANGUAGES.find((one) => one.label === label) ?? {};
    return {language: folder, label, html: redoc.code(source.trimEnd(), prism)};
  });
}

function examplesOf(
  document: OpenApiDocument,
  examples: Record<string, Example | Reference> = {},
  redoc: RedocRenderer,
): Sample[] {
  return Object.values(examples).map((example) => {
    const {summary = '', value} = follow<Example>(document, example);
    return {label: summary, html: redoc.code(JSON.stringify(value, null, 2), 'json')};
  });
}

/** The distinct names and codes that the contract gives an operation. */
function termsOf(document: OpenApiDocument, at: OperationAt): string[] {
  const {path, item, operation} = at;
  const isSigned = operation.security?.length !== 0;
  const {securitySchemes = {}} = document.components ?? {};
  const answers = Object.entries(operation.responses).flatMap(([status, reference]) => {
    const {headers = {}, content} = follow(document, reference);
    const examples = Object.values(content?.['application/json']?.examples ?? {});
    const codes = examples.flatMap((example) => errorCodeOf(follow<Example>(document, example)));
    return [status, ...Object.keys(headers), ...codes];
  });
  return [
    ...new Set([
      operation.operationId,
      path,
      ...(operation['x-permission'] ? [operation['x-permission']] : []),
      ...namedOf(document, {item, operation}).map(({name}) => name),
      ...(isSigned ? Object.values(securitySchemes).flatMap(({name}) => name ?? []) : []),
      ...answers,
    ]),
  ];
}

function errorCodeOf({value}: Example): string[] {
  const {error} = (value ?? {}) as {error?: {code?: unknown} | null};
  return typeof error?.code === 'string' ? [error.code] : [];
}
