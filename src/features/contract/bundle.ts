import path from 'node:path';

import {brand} from '../../config/brand';
import {errorCatalogue, type OpenApiDocument, operationsOf, type Permission} from './document';
import {contractOf, OPENAPI_FILE} from './files';
import {samplesOf, WEBHOOK_SAMPLE} from './samples';

const PERMISSION: Record<Permission, string> = {
  none: 'Public: no key is needed.',
  'read-only': 'The key needs the permission `read-only`.',
  trade: 'The key needs the permission `trade`.',
  withdraw: 'The key needs the permission `withdraw`.',
};

/**
 * Today's contract as a single document: all files bundled, figures and brand values filled in, each
 * operation with its samples and a sentence about its permission, and the list of error codes.
 *
 * @throws Error if a file or reference cannot be read; the `openapi` check reports it in more detail
 */
export async function bundleContract(root: string): Promise<OpenApiDocument> {
  // Loaded only if needed: the check of one page needs none of it.
  const {bundle} = await import('@redocly/openapi-core');
  const {readerOf} = await import('./reader');
  const {config, externalRefResolver} = await readerOf(root);
  const result = await bundle({
    ref: path.join(root, OPENAPI_FILE),
    config,
    externalRefResolver,
  });
  const document = structuredClone(result.bundle.parsed) as OpenApiDocument;
  const {samples} = contractOf({version: 'current'}, root);
  for (const {operation} of operationsOf(document.paths)) {
    const permission = operation['x-permission'];
    operation.description = [operation.description, permission && PERMISSION[permission]]
      .filter(Boolean)
      .join(' ');
    operation['x-codeSamples'] = codeSamples(samples, operation.operationId);
  }
  for (const {operation} of operationsOf(document.webhooks)) {
    operation['x-codeSamples'] = codeSamples(samples, WEBHOOK_SAMPLE);
  }
  const codes = document.components?.schemas?.ErrorCode;
  if (codes) codes['x-extensible-enum'] = errorCatalogue(document).map(([code]) => code);
  return document;
}

function codeSamples(
  folder: string,
  name: string,
): {lang: string; label: string; source: string}[] {
  return samplesOf(folder, name).map(({language: {lang, label}, program}) => ({
    lang,
    label,
    source: program,
  }));
}

/** The document for use outside this site, with absolute links to our pages. */
export function withAbsoluteLinks(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document)
    .replaceAll('](/', `](${brand.siteUrl}/`)
    .replaceAll('"article":"/', `"article":"${brand.siteUrl}/`);
  return JSON.parse(text) as OpenApiDocument;
}
