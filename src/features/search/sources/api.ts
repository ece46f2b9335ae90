import {anchors} from '../../contract/anchors';
import {
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  shownPath,
} from '../../contract/document';
import {namedOf} from '../../contract/fields';
import {tidy} from '../../exports/hast';
import type {SearchDocument} from '../document';

/** Operations, webhooks and error codes of the API contract, each at its place in the reference. */
export function apiDocuments(contract: OpenApiDocument): SearchDocument[] {
  const operations = operationsOf(contract.paths).map((at) => {
    const {summary, tags: [tag = ''] = []} = at.operation;
    const method = at.method.toUpperCase();
    const call = `${method} ${at.path}`;
    const names = [call, `${method} ${shownPath(contract, at)}`, `${summary} endpoint JSON`];
    return callDocument(contract, at, 'operation', call, [...names, `${tag} API`]);
  });
  const webhooks = operationsOf(contract.webhooks).map((at) =>
    callDocument(contract, at, 'webhook', at.path, [`${at.path} webhook event`]),
  );
  const errors = contract.components?.schemas?.ErrorCode?.['x-error-codes'] ?? {};
  return [
    ...operations,
    ...webhooks,
    ...Object.entries(errors).map(([code, {status, meaning, action}]): SearchDocument => ({
      kind: 'error',
      url: `/api#${anchors.error(code)}`,
      title: code,
      path: ['API reference', 'Errors'],
      description: plain(`${meaning} ${action}`),
      keywords: [`${code} error`, `${status} ${code}`, `error ${status}`, `HTTP ${status}`],
      sections: [],
    })),
  ];
}

function callDocument(
  contract: OpenApiDocument,
  at: OperationAt,
  kind: 'operation' | 'webhook',
  name: string,
  keywords: readonly string[],
): SearchDocument {
  const {operationId, summary, description = '', tags = []} = at.operation;
  return {
    kind,
    url: `/api#${anchors.operation(operationId)}`,
    title: `${summary} (${name})`,
    path: ['API reference', ...tags],
    description: plain(description),
    keywords: [operationId, at.path, ...keywords],
    // Each field that is sent or answered, with what it and its values mean.
    sections: namedOf(contract, at).map(({name: heading, description: about, values}) => {
      const meanings = values.map(({value, meaning}) =>
        meaning ? `${value}: ${plain(meaning)}` : value,
      );
      return {heading, anchor: '', text: [plain(about), ...meanings].join(' ')};
    }),
  };
}

/** A description in Markdown as a line of text. */
function plain(markdown: string): string {
  return tidy(
    markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*_]{1,2}(\S[^`*]*)[`*_]{1,2}/g, '$1'),
  );
}
