import type {Payload} from '../bytes';
import type {Recipe} from '../recipe';

/** What the search knows of the service: the host of the API and the base paths in use. */
export interface Setting {
  readonly host: string;
  readonly bases: readonly string[];
  /** The calls of the contract, and the names of its events. */
  readonly calls: readonly ContractCall[];
  readonly events: readonly string[];
}

export interface ContractCall {
  /** The `operationId`. */
  readonly id: string;
  readonly method: string;
  /** Below the base path, with `{names}` in place of identifiers. */
  readonly path: string;
  /** Whether the call needs no key. */
  readonly public: boolean;
  readonly query: readonly string[];
  /** Names of the fields of its body; none where it takes no body. */
  readonly fields: readonly string[];
}

/**
 * A mistake as a change of a recipe: each way in which programs make it. A way that changes
 * nothing is left out by the search.
 */
export type Change = (recipe: Recipe, setting: Setting) => readonly Partial<Recipe>[];

type Edit<T> = (text: string, recipe: Recipe) => readonly T[];

/** A change of the body; a body that is no text has no other way to be written. */
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

/** A change of the secret; one that was decoded to bytes already stays as it is. */
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
