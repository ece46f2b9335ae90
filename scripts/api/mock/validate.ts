import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import {
  follow,
  type OpenApiDocument,
  type OperationAt,
  type Schema,
} from '../../../src/contract/document';

/** Where the document is known to the validator. */
const DOCUMENT = 'https://contract.invalid/openapi.json';

export interface Call {
  query: URLSearchParams;
  body: Buffer;
}

/** Says what is wrong with a call by the schemas of its operation, or undefined where nothing is. */
export type Validate = (at: OperationAt, call: Call) => string | undefined;

/** Validates calls against the schemas of a document. */
export function validatorOf(document: OpenApiDocument): Validate {
  const ajv = new Ajv2020({strict: false, coerceTypes: false});
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT);

  const faultOf = (schema: Schema, value: unknown): string | undefined => {
    const validate = ajv.compile(absolute(schema));
    return validate(value) ? undefined : ajv.errorsText(validate.errors, {dataVar: 'value'});
  };

  return ({item, operation}, {query, body}) => {
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map((parameter) => follow(document, parameter))
      .filter((parameter) => parameter.in === 'query');
    const unknown = [...query.keys()].find((name) => !parameters.some((one) => one.name === name));
    if (unknown) return `unknown parameter ${unknown}`;
    for (const {name, schema} of parameters) {
      const text = query.get(name);
      const fault = text === null ? undefined : faultOf(schema, numberOrText(text));
      if (fault) return `${name}: ${fault}`;
    }
    const content = operation.requestBody?.content['application/json'];
    if (!content) return body.length > 0 ? 'this call has no body' : undefined;
    try {
      return faultOf(content.schema, JSON.parse(body.toString('utf8')));
    } catch {
      return 'the body is no JSON';
    }
  };
}

function numberOrText(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** References of a part of the document, as seen from outside of it. */
function absolute(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`),
  ) as Schema;
}
