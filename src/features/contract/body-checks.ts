import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import {follow, type OpenApiDocument, operationsOf, type Schema} from './document';

/**
 * A module with a check for the body of each call that takes one, under its `operationId`. Ajv writes
 * it in the build: the content security policy allows no code that is made in the browser.
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

/** A schema of several kinds as conditions, so that only the kind that was meant is told about. */
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
