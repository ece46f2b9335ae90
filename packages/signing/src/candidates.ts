import type {Catalogue, RecipeMistake} from './mistakes';
import type {Change} from './mistakes/change';
import type {Recipe} from './recipe';
import type {Setting} from './setting';

/** Pairs that contradict each other: the second says that the field holds what the first says was signed. */
const OPPOSITES = ['timestamp.seconds,timestamp.milliseconds', 'path.url,path.url-stripped'];

/** A recipe with the mistakes that led to it. */
export interface Candidate {
  readonly mistakes: readonly (RecipeMistake | 'timestamp.twice')[];
  readonly recipe: Recipe;
}

function changesNothing(recipe: Recipe, change: Partial<Recipe>): boolean {
  return Object.entries(change).every(([key, value]) => recipe[key as keyof Recipe] === value);
}

function* ways(
  recipe: Recipe,
  [id, change]: readonly [RecipeMistake, NonNullable<Catalogue[RecipeMistake]>],
  setting: Setting,
): Generator<Candidate> {
  for (const changed of changesOf(change, recipe, setting)) {
    if (!changesNothing(recipe, changed)) {
      yield {mistakes: [id], recipe: {...recipe, ...changed}};
    }
  }
}

/** The changes that a mistake makes; none to a body that is nested deeper than the call stack. */
function changesOf(change: Change, recipe: Recipe, setting: Setting): ReturnType<Change> {
  try {
    return change(recipe, setting);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Every recipe that differs from the correct one by one mistake. */
export function* singleMistakes(
  recipe: Recipe,
  catalogue: Catalogue,
  setting: Setting,
): Generator<Candidate> {
  for (const entry of entriesOf(catalogue)) yield* ways(recipe, entry, setting);
}

/** Every recipe that differs from the correct one by two mistakes in the order of the catalogue. */
export function* pairedMistakes(
  recipe: Recipe,
  catalogue: Catalogue,
  setting: Setting,
): Generator<Candidate> {
  const entries = entriesOf(catalogue);
  for (const [index, first] of entries.entries()) {
    for (const one of ways(recipe, first, setting)) {
      for (const second of entries.slice(index + 1)) {
        if (OPPOSITES.includes(`${first[0]},${second[0]}`)) continue;
        for (const two of ways(one.recipe, second, setting)) {
          yield {mistakes: [...one.mistakes, ...two.mistakes], recipe: two.recipe};
        }
      }
    }
  }
}

function entriesOf(catalogue: Catalogue) {
  return Object.entries(catalogue) as [RecipeMistake, NonNullable<Catalogue[RecipeMistake]>][];
}
