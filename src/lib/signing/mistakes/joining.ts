import {PARTS, type Part} from '../recipe';
import type {Change} from './change';

function permutations(parts: readonly Part[]): Part[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((part) =>
    permutations(parts.filter((other) => other !== part)).map((rest) => [part, ...rest]),
  );
}

const ORDERS = permutations(PARTS);
const SEPARATORS = [' ', ':', '|', ',', '.', '&', '-', ';', '\r\n'];

/** Mistakes in how the parts are joined. A webhook has one part: nothing to join. */
export const joiningMistakes = {
  'joining.order': ({order}) =>
    order.length === PARTS.length ? ORDERS.map((o) => ({order: o})) : [],
  'joining.line-feeds': ({order}) => (order.length > 1 ? [{separator: '\n'}] : []),
  'joining.separator': ({order}) =>
    order.length > 1 ? SEPARATORS.map((separator) => ({separator})) : [],
  'joining.line-end': () => [{tail: '\n'}, {tail: '\r\n'}],
} as const satisfies Record<string, Change>;
