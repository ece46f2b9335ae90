import {
  type Example,
  follow,
  type OpenApiDocument,
  operationsOf,
  parametersOf,
  shownPath,
} from '@portal/contract';

import {TEST_KEYS} from '../sandbox/rules';

export type Trials = ReturnType<typeof trialsOf>;
export type Trial = Trials['calls'][string];

/** What the panels need: the keys of the sandbox, and each call with the values of its first example. */
export function trialsOf(document: OpenApiDocument) {
  const calls = operationsOf(document.paths).map((at) => {
    const {operationId, security, requestBody} = at.operation;
    const examples = Object.values(requestBody?.content['application/json']?.examples ?? {});
    const bodies = examples.map((one) => follow<Example>(document, one));
    const trial = {
      method: at.method.toUpperCase(),
      /** Including the base path, with names in braces. */
      path: shownPath(document, at),
      isSigned: security?.length !== 0,
      parameters: parametersOf(document, at).map(({name, in: place, examples: values}) => ({
        name,
        isQuery: place === 'query',
        value: String(Object.values(values ?? {})[0]?.value ?? ''),
      })),
      bodies: bodies.map(({summary = '', value}) => ({
        name: summary,
        text: JSON.stringify(value, null, 2),
      })),
    };
    return [operationId, trial] as const;
  });
  return {keys: TEST_KEYS, calls: Object.fromEntries(calls)};
}
