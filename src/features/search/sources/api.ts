import {anchors} from '../../contract/anchors';
import {
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  shownPath,
} from '../../contract/document';
import {namedOf} from '../../contract/fields';
import {tidy} from '../../exports/hast';
import type {SearchDocument, Section} from '../document';

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
  return [...operations, ...webhooks, ...errorDocuments(contract)];
}

function callDocument(
  contract: OpenApiDocument,
  at: OperationAt,
): Pick<SearchDocument, 'url' | 'description' | 'sections'> {
  const {operationId, description = ''} = at.operation;
  const url = `/api#${anchors.operation(operationId)}`;
  return {url, description: plain(description), sections: fieldSections(contract, at)};
}

/** Each field of the request or response, with the meaning of the field and its values. */
function fieldSections(contract: OpenApiDocument, at: OperationAt): Section[] {
  return namedOf(contract, at).map(({name, description, values}) => {
    const meanings = values.map(({value, meaning}) =>
      meaning ? `${value}: ${plain(meaning)}` : value,
    );
    return {heading: name, anchor: '', text: [plain(description), ...meanings].join(' ')};
  });
}

function errorDocuments({components}: OpenApiDocument): SearchDocument[] {
  const catalogue = components?.schemas?.ErrorCode?.['x-error-codes'] ?? {};
  return Object.entries(catalogue).map(([code, {status, meaning, action}]) => ({
    kind: 'error',
    url: `/api#${anchors.error(code)}`,
    title: code,
    path: ['API reference'],
    description: plain(`${meaning} ${action}`),
    keywords: [`${code} error`, `${status} ${code}`, `error ${status}`, `HTTP ${status}`],
    sections: [],
  }));
}

/** Converts a Markdown description to a single line of text. */
function plain(markdown: string): string {
  return tidy(
    markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*_]{1,2}(\S[^`*]*)[`*_]{1,2}/g, '$1'),
  );
}
