import {operationsOf, type OpenApiDocument} from '../../lib/openapi';
import type {SearchDocument} from '../document';
import type {BuiltPage} from './html';
import {sectionsOf} from './sections';
import {tidy} from './html';

const REFERENCE = ['API reference'];

/** Finds the anchor of a name on the page that shows it. */
type Anchors = (name: string) => string | undefined;

/** Operations, webhooks and error codes of the API contract. */
export function apiDocuments(
  contract: OpenApiDocument,
  reference: BuiltPage | undefined,
  guide: BuiltPage | undefined,
): SearchDocument[] {
  const anchorOf = anchorsOf(reference);
  return [
    ...operationDocuments(contract, anchorOf),
    ...webhookDocuments(contract, anchorOf),
    ...errorDocuments(contract, guide),
  ];
}

function operationDocuments(contract: OpenApiDocument, anchorOf: Anchors): SearchDocument[] {
  return operationsOf(contract).map(({id, method, path, tag, summary, description}) => ({
    kind: 'operation',
    url: `/api#${anchorOf(id) ?? `tag/${tag.replaceAll(' ', '-')}/operation/${id}`}`,
    title: `${summary} (${method} ${path})`,
    path: [...REFERENCE, tag],
    description: plain(description),
    keywords: [id, path, `${method} ${path}`, `${summary} endpoint`, `${tag} API`],
    sections: [],
  }));
}

interface WithWebhooks {
  webhooks?: Record<
    string,
    Record<string, {operationId?: string; summary?: string; description?: string}>
  >;
}

function webhookDocuments(contract: OpenApiDocument, anchorOf: Anchors): SearchDocument[] {
  const {webhooks = {}} = contract as OpenApiDocument & WithWebhooks;
  return Object.entries(webhooks).flatMap(([name, item]) =>
    Object.values(item)
      .filter((operation) => typeof operation === 'object' && operation.summary !== undefined)
      .slice(0, 1)
      .map(({operationId = name, summary = name, description = ''}) => ({
        kind: 'webhook' as const,
        url: `/api#${anchorOf(operationId) ?? anchorOf(name) ?? `operation/${operationId}`}`,
        title: summary === name ? name : `${summary} (${name})`,
        path: [...REFERENCE, 'Webhooks'],
        description: plain(description),
        keywords: [name, `${name} webhook`, `${name} event`, operationId],
        sections: [],
      })),
  );
}

/** Every code that the contract names, with its message, leading to what the guide says of errors. */
function errorDocuments(contract: OpenApiDocument, guide: BuiltPage | undefined): SearchDocument[] {
  const errors = new Map<string, string>();
  collectErrors(contract, errors);
  const anchors = guide ? errorAnchors(guide) : {of: () => undefined, all: ''};
  return [...errors].map(([code, message]) => {
    const anchor = anchors.of(code) ?? anchors.all;
    return {
      kind: 'error',
      url: `${guide?.route ?? '/api'}${anchor && `#${anchor}`}`,
      title: code,
      path: [...REFERENCE, 'Error codes'],
      description: plain(message),
      keywords: [`${code} error`],
      sections: [],
    };
  });
}

const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** Codes stand in examples of answers (`error.code`), and in a catalogue (`x-error-codes`). */
function collectErrors(node: unknown, errors: Map<string, string>): void {
  if (Array.isArray(node)) for (const item of node) collectErrors(item, errors);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const {code, message, meaning, description} = node as Record<string, unknown>;
  const text = [meaning, message, description].find((value) => typeof value === 'string');
  if (
    typeof code === 'string' &&
    CODE.test(code) &&
    typeof text === 'string' &&
    !errors.has(code)
  ) {
    errors.set(code, text);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'x-error-codes' && !Array.isArray(value)) collectCatalogue(value, errors);
    collectErrors(value, errors);
  }
}

/** A catalogue may be a list of records, or records by their code. */
function collectCatalogue(catalogue: unknown, errors: Map<string, string>): void {
  for (const [code, entry] of Object.entries(catalogue ?? {})) {
    if (typeof entry === 'object') collectErrors({code, ...entry}, errors);
    if (typeof entry === 'string') errors.set(code, entry);
  }
}

function anchorsOf(page: BuiltPage | undefined): Anchors {
  const ids = page
    ? page
        .$('main [id]')
        .toArray()
        .map((element) => page.$(element).attr('id') ?? '')
    : [];
  return (name) =>
    ids.find((id) => id === name) ??
    ids.find((id) => new RegExp(`(^|[/_-])${escaped(name)}$`, 'i').test(id));
}

function errorAnchors(guide: BuiltPage): {of: Anchors; all: string} {
  const sections = sectionsOf(guide.$, guide.$('main'));
  const all = sections.find(({heading}) => /\berrors?\b/i.test(heading))?.anchor ?? '';
  const anchorOf = anchorsOf(guide);
  return {all, of: (code) => anchorOf(code.toLowerCase().replaceAll('_', '-')) ?? anchorOf(code)};
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A description in Markdown as a line of text. */
function plain(markdown: string): string {
  return tidy(
    markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*_]{1,2}(\S[^`*]*)[`*_]{1,2}/g, '$1'),
  );
}
