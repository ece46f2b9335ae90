import {type Part, PARTS, type Recipe} from '../recipe';
import type {Change} from './change';

function permutations(parts: readonly Part[]): Part[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((part) =>
    permutations(parts.filter((other) => other !== part)).map((rest) => [part, ...rest]),
  );
}

const ORDERS = permutations(PARTS);
const SEPARATORS = [' ', ':', '|', ',', ', ', '.', '&', '-', ';', '/', '_', '+', '\t', '\r\n'];

/** Parts with a separator between them; programs that filter a list leave an empty body out. */
function separated(recipe: Recipe, separator: string): Partial<Recipe>[] {
  const filled = recipe.order.filter((part) => recipe[part].length > 0);
  return filled.length < recipe.order.length
    ? [{separator}, {separator, order: filled}]
    : [{separator}];
}

/** Mistakes in how the parts are joined. A webhook has one part: nothing to join. */
export const joiningMistakes = {
  'joining.order': ({order}) =>
    order.length === PARTS.length ? ORDERS.map((o) => ({order: o})) : [],
  'joining.line-feeds': (recipe) => (recipe.order.length > 1 ? separated(recipe, '\n') : []),
  'joining.separator': (recipe) =>
    recipe.order.length > 1 ? SEPARATORS.flatMap((separator) => separated(recipe, separator)) : [],
  'joining.line-end': () => [{tail: '\n'}, {tail: '\r\n'}],
} as const satisfies Record<string, Change>;
