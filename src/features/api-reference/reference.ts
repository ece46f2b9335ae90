import {
  anchors,
  errorCatalogue,
  type Example,
  fieldsOf,
  follow,
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  type Reference,
  samplesOf,
  shownPath,
  WEBHOOK_SAMPLE,
} from '@portal/contract';

import {type Html, redocOf, type RedocRenderer} from './redoc';

export type ApiReference = ReturnType<typeof apiReference>;
/** One operation, or one event. */
export type ShownOperation = ReturnType<typeof shownOperation>;
export type ShownResponse = ShownOperation['responses'][number];

export interface Sample {
  label: string;
  html: Html;
}

/** A sample in one language: the call, and what has to stand above it in one file. */
export interface Program {
  /** The tab value that articles use. */
  language: string;
  label: string;
  call: Html;
  /** Empty if the call needs nothing above it. */
  helper: Html;
}

const FAILURE = 'Failure';

/**
 * The contract as the page shows it.
 *
 * @param document as returned by `bundleContract`
 * @param samples the folder of the samples
 * @param baseUrl the path that the site is served under, to which links to our pages lead
 */
export function apiReference(document: OpenApiDocument, samples: string, baseUrl = '/') {
  const redoc = redocOf(document);
  const programsOf = (name: string): Program[] =>
    samplesOf(samples, name).map(({language: {folder, label, prism}, call, helper}) => ({
      language: folder,
      label,
      call: redoc.code(call, prism),
      helper: helper && redoc.code(helper, prism),
    }));
  const {schemas = {}, securitySchemes = {}} = document.components ?? {};
  const events = operationsOf(document.webhooks);
  // The page folds all but the first paragraph.
  const [lead = '', ...conventions] = (document.info.description ?? '').split('\n\n');
  const all = [...operationsOf(document.paths), ...events].map((at) => ({
    tag: at.operation.tags?.[0],
    isEvent: events.includes(at),
    shown: shownOperation(document, at, events.includes(at), redoc, programsOf),
  }));
  const reference = {
    version: document.info.version,
    server: document.servers?.[0]?.url ?? '',
    lead: redoc.text(lead),
    conventions: redoc.text(conventions.join('\n\n')),
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
        samples: own.some(({isEvent}) => isEvent) ? programsOf(WEBHOOK_SAMPLE) : [],
      };
    }),
  };
  const text = JSON.stringify(reference).replaceAll(' href=\\"/', ` href=\\"${baseUrl}`);
  // Internal pages that the descriptions link to.
  return {...(JSON.parse(text) as typeof reference), links: linksIn(text)};
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
  programsOf: (name: string) => Program[],
) {
  const {path, method, operation} = at;
  const {operationId: id, summary, description = ''} = operation;
  const {parameters, bodies, responses} = redoc.operation(id);
  return {
    id,
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
