import {type OpenApiDocument, operationsOf, parametersOf} from '@portal/contract';
import type {Setting} from '@portal/signing';

/** The calls and event names of a contract, reduced to what the tools need. */
export function callsOf(document: OpenApiDocument): Pick<Setting, 'calls' | 'events'> {
  return {
    calls: operationsOf(document.paths).map((at) => ({
      method: at.method.toUpperCase(),
      path: at.path,
      public: at.operation.security?.length === 0,
      query: parametersOf(document, at).flatMap((one) => (one.in === 'query' ? one.name : [])),
      takesBody: at.operation.requestBody !== undefined,
    })),
    events: Object.keys(document.webhooks ?? {}),
  };
}
