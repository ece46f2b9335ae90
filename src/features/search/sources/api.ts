import {
  anchors,
  errorCatalogue,
  fieldsOf,
  follow,
  namedOf,
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  shownPath,
} from '@portal/contract';
import type {SearchDocument} from '@portal/search';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {lineOf} from './pages';

const markdown = unified().use(remarkParse).freeze();

/** Operations, webhooks and error codes of the API contract, linked to their anchors in the reference. */
export function apiDocuments(contract: OpenApiDocument): SearchDocument[] {
  const operations = operationsOf(contract.paths).map((at): SearchDocument => {
    const {operationId, summary, tags: [tag = ''] = []} = at.operation;
    return {
      ...callDocument(contract, at),
      kind: 'operation',
      title: `${summary} (${at.method.toUpperCase()} ${at.path})`,
      path: ['API reference', tag],
      keywords: [operationId, `${at.method} ${shownPath(contract, at)}`, at.path],
    };
  });
  const webhooks = operationsOf(contract.webhooks).map((at): SearchDocument => ({
    ...callDocument(contract, at),
    kind: 'webhook',
    title: `${at.operation.summary} (${at.path})`,
    path: ['API reference', 'Webhooks'],
    keywords: [`${at.path} webhook event`, at.operation.operationId],
  }));
  return [...operations, ...webhooks, ...errorDocuments(contract), ...headerDocuments(contract)];
}

function callDocument(
  contract: OpenApiDocument,
  at: OperationAt,
): Pick<SearchDocument, 'url' | 'description' | 'sections'> {
  const {operationId, description = ''} = at.operation;
  const url = `/api#${anchors.operation(operationId)}`;
  const {Failure: envelope} = contract.components?.schemas ?? {};
  const shared = envelope ? fieldsOf(contract, envelope).map(({name}) => name) : [];
  // Each field of the request or response, with the meaning of the field and its values.
  const own = namedOf(contract, at).filter(({name}) => !shared.includes(name));
  const sections = own.map((field) => {
    const meanings = field.values.map(({value, meaning}) =>
      meaning ? `${value}: ${plain(meaning)}` : value,
    );
    const text = [plain(field.description), ...meanings].join(' ');
    return {heading: field.name, anchor: anchors.field(operationId, field.name), text};
  });
  return {url, description: plain(description), sections};
}

function errorDocuments(contract: OpenApiDocument): SearchDocument[] {
  return errorCatalogue(contract).map(([code, {status, meaning, action}]) => ({
    kind: 'error',
    url: `/api#${anchors.error(code)}`,
    title: code,
    path: ['API reference'],
    description: plain(`${meaning} ${action}`),
    keywords: [`${code} error`, `${status} ${code}`, `error ${status}`, `HTTP ${status}`],
    sections: [],
  }));
}

/** The headers of a signed call, and those of every response. */
function headerDocuments(contract: OpenApiDocument): SearchDocument[] {
  const responses = operationsOf(contract.paths).flatMap(({operation}) =>
    operation.responses['200'] ? follow(contract, operation.responses['200']) : [],
  );
  const received = new Map(responses.flatMap(({headers}) => Object.entries(headers ?? {})));
  const sent = Object.values(contract.components?.securitySchemes ?? {});
  return [
    ...sent,
    ...[...received].map(([name, header]) => ({name, ...follow(contract, header)})),
  ].map(({name = '', description = ''}) => ({
    kind: 'operation',
    url: `/api#${anchors.header(name)}`,
    title: name,
    path: ['API reference', 'Headers'],
    description: plain(description),
    keywords: [`${name} header`],
    sections: [],
  }));
}

/** A Markdown description as a single line of text. */
function plain(description: string): string {
  return lineOf(markdown.parse(description));
}
