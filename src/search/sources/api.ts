import {
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  shownPath,
} from '../../contract/document';
import {anchors} from '../../contract/anchors';
import {namedOf} from '../../contract/fields';
import type {SearchDocument, Section} from '../document';
import {tidy} from './html';
import type {PageKeywords} from './page-keywords';

const REFERENCE = ['API reference'];
const PAGE = '/api';

/**
 * Operations, webhooks and error codes of the API contract, each at its place in the reference.
 *
 * @param more keywords that the contract cannot carry, by address (`/api#operation/getOrder`)
 */
export function apiDocuments(contract: OpenApiDocument, more: PageKeywords = {}): SearchDocument[] {
  return [
    ...operationsOf(contract.paths).map((at) => operationDocument(contract, at)),
    ...operationsOf(contract.webhooks).map((at) => webhookDocument(contract, at)),
    ...errorDocuments(contract),
  ].map((document) => ({
    ...document,
    keywords: [...document.keywords, ...(more[document.url] ?? [])],
  }));
}

function operationDocument(contract: OpenApiDocument, at: OperationAt): SearchDocument {
  const {operationId, summary, description = '', tags: [tag = ''] = []} = at.operation;
  const call = `${at.method.toUpperCase()} ${at.path}`;
  return {
    kind: 'operation',
    url: `${PAGE}#${anchors.operation(operationId)}`,
    title: `${summary} (${call})`,
    path: [...REFERENCE, tag],
    description: plain(description),
    keywords: [
      operationId,
      at.path,
      call,
      `${at.method.toUpperCase()} ${shownPath(contract, at)}`,
      `${summary} endpoint`,
      `${summary} JSON`,
      `${tag} API`,
    ],
    sections: fieldSections(contract, at),
  };
}

function webhookDocument(contract: OpenApiDocument, at: OperationAt): SearchDocument {
  const {path: name, operation} = at;
  const {operationId, summary, description = ''} = operation;
  return {
    kind: 'webhook',
    url: `${PAGE}#${anchors.operation(operationId)}`,
    title: `${summary} (${name})`,
    path: [...REFERENCE, 'Webhooks'],
    description: plain(description),
    keywords: [name, `${name} webhook`, `${name} event`, operationId],
    sections: fieldSections(contract, at),
  };
}

/** What is sent and answered: `client_order_id` and what is said of it lead to the calls that have it. */
function fieldSections(contract: OpenApiDocument, at: OperationAt): Section[] {
  const fields = namedOf(contract, at).map(({name, description, values}) => {
    const meanings = values.map(({value, meaning}) =>
      meaning ? `${value}: ${plain(meaning)}` : value,
    );
    return {heading: name, anchor: '', text: [plain(description), ...meanings].join(' ')};
  });
  // What is found by its title is found as a whole, and not by its first field.
  return [{heading: '', anchor: '', text: ''}, ...fields];
}

/** Every code of the catalogue, with what it means and what to do. */
function errorDocuments({components}: OpenApiDocument): SearchDocument[] {
  const catalogue = components?.schemas?.ErrorCode?.['x-error-codes'] ?? {};
  return Object.entries(catalogue).map(([code, {status, meaning, action}]) => ({
    kind: 'error',
    url: `${PAGE}#${anchors.error(code)}`,
    title: code,
    path: [...REFERENCE, 'Errors'],
    description: plain(`${meaning} ${action}`),
    keywords: [`${code} error`, `${status} ${code}`, `error ${status}`, `HTTP ${status}`],
    sections: [],
  }));
}

/** A description in Markdown as a line of text. */
function plain(markdown: string): string {
  return tidy(
    markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*_]{1,2}(\S[^`*]*)[`*_]{1,2}/g, '$1'),
  );
}
