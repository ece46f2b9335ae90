import type {Payload} from '../bytes';
import type {Recipe} from '../recipe';
import type {Setting} from '../setting';

/**
 * A mistake as changes to a recipe, one for each way in which programs make it. The search skips
 * those that change nothing.
 */
export type Change = (recipe: Recipe, setting: Setting) => readonly Partial<Recipe>[];

/** The parts that are joined; undefined if the body is not text. */
export function textsOf({order, body, ...parts}: Recipe): string[] | undefined {
  if (typeof body !== 'string') return undefined;
  return order.map((part) => (part === 'body' ? body : parts[part]));
}

type Edit<T> = (text: string, recipe: Recipe) => readonly T[];

/** A change to the body; does not apply to a body that is not text. */
export function inBody(edit: Edit<Payload>): Change {
  // The search asks for the same body hundreds of times in a row, and bodies can be large.
  let last: {text: string; bodies: readonly Payload[]} | undefined;
  return (recipe) => {
    const {body} = recipe;
    if (typeof body !== 'string') return [];
    if (last?.text !== body) last = {text: body, bodies: edit(body, recipe)};
    return last.bodies.map((changed) => ({body: changed}));
  };
}

/** A change to the secret; does not apply to one that has already been decoded to bytes. */
export function inSecret(edit: Edit<Payload | undefined>): Change {
  return (recipe) =>
    typeof recipe.secret === 'string'
      ? edit(recipe.secret, recipe)
          .filter((secret) => secret !== undefined)
          .map((secret) => ({secret}))
      : [];
}

export function inTimestamp(edit: Edit<string>): Change {
  return (recipe) => edit(recipe.timestamp, recipe).map((timestamp) => ({timestamp}));
}

export function inMethod(edit: Edit<string>): Change {
  return (recipe) => edit(recipe.method, recipe).map((method) => ({method}));
}

export function inPath(edit: (path: string, setting: Setting) => readonly string[]): Change {
  return ({path}, setting) => edit(path, setting).map((changed) => ({path: changed}));
}
