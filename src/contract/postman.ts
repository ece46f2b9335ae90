import {createHash} from 'node:crypto';

import {convertV2} from 'openapi-to-postmanv2';

import type {OpenApiDocument} from './document';

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
  alwaysInheritAuthentication: false,
};

/**
 * A Postman collection of the calls, with the examples of the document. The same document gives
 * the same collection.
 *
 * @throws Error where the document cannot be converted
 */
export async function postmanCollection(document: OpenApiDocument): Promise<unknown> {
  const collection = await new Promise<unknown>((resolve, reject) => {
    convertV2({type: 'json', data: structuredClone(document)}, OPTIONS, (error, result) => {
      const data = result?.output?.[0]?.data;
      if (data) resolve(data);
      else reject(error ?? new Error(`No Postman collection: ${result?.reason ?? ''}`));
    });
  });
  return withStableIds(collection);
}

/** The converter draws its identifiers; here they are counted, so that a build can be repeated. */
function withStableIds(collection: unknown): unknown {
  const known = new Map<string, string>();
  const text = JSON.stringify(collection).replaceAll(
    /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?=")/g,
    (id) => {
      const stable = known.get(id) ?? stableId(known.size);
      known.set(id, stable);
      return stable;
    },
  );
  return JSON.parse(text);
}

function stableId(count: number): string {
  const hex = createHash('sha256').update(`postman ${count}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
