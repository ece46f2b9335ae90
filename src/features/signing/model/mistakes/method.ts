import {type Change, inMethod} from './change';

/** The methods that programs use; the contract itself has three of them. */
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'];

/** Mistakes in the method. */
export const methodMistakes = {
  'method.case': inMethod((method) => [
    method.toLowerCase(),
    method.charAt(0).toUpperCase() + method.slice(1).toLowerCase(),
    method.toUpperCase(),
  ]),
  'method.missing': inMethod(() => ['']),
  'method.other': inMethod((method) => (method ? METHODS.filter((other) => other !== method) : [])),
} as const satisfies Record<string, Change>;
