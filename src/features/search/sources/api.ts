import {anchors} from '../../../contract/anchors';
import {
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  shownPath,
} from '../../../contract/document';
import {namedOf} from '../../../contract/fields';
import {tidy} from '../../../exports/page';
import type {SearchDocument, Section} from '../document';

/** Operations, webhooks and error codes of the API contract, each at its place in the reference. */
export function apiDocuments(contract: OpenApiDocument): SearchDocument[] {
  return [
    ...operationsOf(contract.paths).map((at) => operationDocument(contract, at)),
    ...operationsOf(contract.webhooks).map((at) => webhookDocument(contract, at)),
    ...errorDocuments(contract),
  ];
}

function operationDocument(contract: OpenApiDocument, at: OperationAt): SearchDocument {
  const {operationId, summary, description = '', tags: [tag = ''] = []} = at.operation;
  const method = at.method.toUpperCase();
  return {
    kind: 'operation',
    url: `/api#${anchors.operation(operationId)}`,
    title: `${summary} (${method} ${at.path})`,
    path: ['API reference', tag],
    description: plain(description),
    keywords: [
      operationId,
      at.path,
      `${method} ${at.path}`,
      `${method} ${shownPath(contract, at)}`,
      `${summary} endpoint`,
      `${summary} JSON`,
      `${tag} API`,
    ],
    sections: fieldSections(contract, at),
  };
}

function webhookDocument(contract: OpenApiDocument, at: OperationAt): SearchDocument {
  const {operationId, summary, description = ''} = at.operation;
  return {
    kind: 'webhook',
    url: `/api#${anchors.operation(operationId)}`,
    title: `${summary} (${at.path})`,
    path: ['API reference', 'Webhooks'],
    description: plain(description),
    keywords: [at.path, `${at.path} webhook`, `${at.path} event`, operationId],
    sections: fieldSections(contract, at),
  };
}

/** What is sent and answered: `client_order_id` and what is said of it lead to the calls that have it. */
function fieldSections(contract: OpenApiDocument, at: OperationAt): Section[] {
  return namedOf(contract, at).map(({name, description, values}) => {
    const meanings = values.map(({value, meaning}) =>
      meaning ? `${value}: ${plain(meaning)}` : value,
    );
    return {heading: name, anchor: '', text: [plain(description), ...meanings].join(' ')};
  });
}

/** Every code of the catalogue, with what it means and what to do. */
function errorDocuments({components}: OpenApiDocument): SearchDocument[] {
  const catalogue = components?.schemas?.ErrorCode?.['x-error-codes'] ?? {};
  return Object.entries(catalogue).map(([code, {status, meaning, action}]) => ({
    kind: 'error',
    url: `/api#${anchors.error(code)}`,
    title: code,
    path: ['API reference', 'Errors'],
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
