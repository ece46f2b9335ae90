import {brand} from '../../config/brand';
import type {OpenApiDocument} from './document';

/** The document for readers elsewhere: links to our pages carry our address. */
export function withAbsoluteLinks(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document)
    .replaceAll('](/', `](${brand.siteUrl}/`)
    .replaceAll('"article":"/', `"article":"${brand.siteUrl}/`);
  return JSON.parse(text) as OpenApiDocument;
}
