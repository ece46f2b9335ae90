import type {Setting} from '../signing/model/mistakes';
import {follow, type OpenApiDocument, operationsOf} from './document';
import {fieldsOf} from './fields';

/** The calls and the names of the events of a contract, in short. */
export function callsOf(document: OpenApiDocument): Pick<Setting, 'calls' | 'events'> {
  return {
    calls: operationsOf(document.paths).map(({path, method, item, operation}) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      public: operation.security?.length === 0,
      query: [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map((parameter) => follow(document, parameter))
        .filter((parameter) => parameter.in === 'query')
        .map(({name}) => name),
      fields: Object.values(operation.requestBody?.content ?? {}).flatMap(({schema}) =>
        fieldsOf(document, schema).map(({name}) => name),
      ),
    })),
    events: Object.keys(document.webhooks ?? {}),
  };
}
