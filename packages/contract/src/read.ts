import type {OpenApiDocument} from './document';
import type {Fill} from './folder';
import {errorCatalogue, operationsOf} from './lookup';
import {samplesOf, WEBHOOK_SAMPLE} from './samples';

/**
 * Reads a contract as a single document: all files of a folder, beginning with `openapi.yaml`, each
 * operation with a sentence about its permission (`x-permission`), and the list of error codes.
 *
 * @throws Error if a file or reference cannot be read; `lintContract` reports it in more detail
 */
export async function readContract(
  folder: string,
  fill: Fill = (text) => text,
): Promise<OpenApiDocument> {
  // Loaded only if needed: it takes a second.
  const {bundled} = await import('./redocly');
  const document = await bundled(folder, fill);
  for (const {operation} of operationsOf(document.paths)) {
    const permission = operation['x-permission'];
    operation.description = [operation.description, permission && permissionSentence(permission)]
      .filter(Boolean)
      .join(' ');
  }
  const codes = document.components?.schemas?.ErrorCode;
  if (codes) codes['x-extensible-enum'] = errorCatalogue(document).map(([code]) => code);
  return document;
}

function permissionSentence(permission: string): string {
  return permission === 'none'
    ? 'Public: no key is needed.'
    : `The key needs the permission \`${permission}\`.`;
}

/** Adds the samples of each operation and event to a document, as documentation shows them. */
export function addSamples(document: OpenApiDocument, folder: string, fill?: Fill): void {
  const samples = (name: string): {lang: string; label: string; source: string}[] =>
    samplesOf(folder, name, fill).map(({language: {lang, label}, program}) => ({
      lang,
      label,
      source: program,
    }));
  for (const {operation} of operationsOf(document.paths)) {
    operation['x-codeSamples'] = samples(operation.operationId);
  }
  for (const {operation} of operationsOf(document.webhooks)) {
    operation['x-codeSamples'] = samples(WEBHOOK_SAMPLE);
  }
}
