import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import {
  follow,
  type OpenApiDocument,
  operationsOf,
  parametersOf,
  type Schema,
} from '../contract/document';
import {fieldsOf} from '../contract/fields';
import type {Setting} from './model/mistakes';

/** The calls and event names of a contract, reduced to what the tools need. */
export function callsOf(document: OpenApiDocument): Pick<Setting, 'calls' | 'events'> {
  return {
    calls: operationsOf(document.paths).map((at) => ({
      id: at.operation.operationId,
      method: at.method.toUpperCase(),
      path: at.path,
      public: at.operation.security?.length === 0,
      query: parametersOf(document, at).flatMap((one) => (one.in === 'query' ? one.name : [])),
      fields: Object.values(at.operation.requestBody?.content ?? {}).flatMap(({schema}) =>
        fieldsOf(document, schema).map(({name}) => name),
      ),
    })),
    events: Object.keys(document.webhooks ?? {}),
  };
}

/**
 * The source of a module that exports one body validator per call that takes a body, keyed by
 * `operationId`. Ajv generates it at build time because the content security policy forbids
 * evaluating code in the browser.
 */
export function bodyChecks(document: OpenApiDocument): string {
  const ajv = new Ajv2020({
    allErrors: true,
    code: {source: true},
    messages: false,
    strict: false,
    validateFormats: false,
    verbose: true,
  });
  ajv.addSchema({...document, $id: 'contract'});
  const bodies = operationsOf(document.paths).flatMap(({operation}) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    return schema ? [[operation.operationId, schema] as const] : [];
  });
  for (const [id, schema] of bodies) ajv.addSchema(byKind(document, schema), id);
  return standaloneCode(ajv, Object.fromEntries(bodies.map(([id]) => [id, id])));
}

/** A discriminated schema as `if`/`then` conditions, so that errors only concern the kind that was meant. */
function byKind(document: OpenApiDocument, schema: Schema): object {
  const {discriminator} = follow(document, schema);
  if (!discriminator) return {$ref: `contract${schema.$ref}`};
  const {propertyName, mapping} = discriminator;
  return {
    type: 'object',
    required: [propertyName],
    properties: {[propertyName]: {enum: Object.keys(mapping)}},
    allOf: Object.entries(mapping).map(([value, $ref]) => ({
      if: {required: [propertyName], properties: {[propertyName]: {const: value}}},
      then: {$ref: `contract${$ref}`},
    })),
  };
}
