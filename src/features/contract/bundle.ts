import path from 'node:path';

import {addSamples, type Fill, type OpenApiDocument, readContract} from '@portal/contract';

import {brand} from '../../config/brand';
import {withOwnHosts} from '../../config/hosts';
import {fillDirectives} from '../../content/directives/text';
import {inspectFigures} from '../../content/figures/read';
import {currentTree} from '../../content/tree';
import {contractOf, OPENAPI_FILE} from './files';

/** Fills figures and brand values into the contract. What cannot be resolved stays. */
export function fillOf(root: string): Fill {
  const {set: figures} = inspectFigures(currentTree(root).folder, root);
  return (text) => fillDirectives(text, figures).text;
}

/**
 * Today's contract as a single document, filled in and with its samples.
 *
 * @throws Error if a file or reference cannot be read; the `openapi` check reports it in more detail
 */
export async function bundleContract(root: string): Promise<OpenApiDocument> {
  const document = await readContract(path.join(root, path.dirname(OPENAPI_FILE)), fillOf(root));
  addSamples(document, contractOf({version: 'current'}, root).samples, withOwnHosts);
  return document;
}

/** The document for use outside this site, with absolute links to our pages. */
export function withAbsoluteLinks(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document)
    .replaceAll('](/', `](${brand.siteUrl}/`)
    .replaceAll('"article":"/', `"article":"${brand.siteUrl}/`);
  return JSON.parse(text) as OpenApiDocument;
}
