import {type Candidate, pairedMistakes, singleMistakes} from './candidates';
import {type Catalogue, deliveryMistakes, requestMistakes} from './mistakes';
import {timesNear} from './mistakes/timestamp';
import {fits, type Reading, readingsOf, WRITING_MISTAKES, type WritingMistake} from './readings';
import {digestOf, digitsOf, messageOf, type Recipe} from './recipe';
import type {Setting} from './setting';
import {recipeOf, type Subject} from './subject';

export type MistakeId = Candidate['mistakes'][number] | WritingMistake;

/** Every mistake that is recognised, for tables of words. */
export const MISTAKES = [
  ...new Set([...Object.keys(requestMistakes), ...Object.keys(deliveryMistakes)]),
  'timestamp.twice',
  ...WRITING_MISTAKES,
] as readonly MistakeId[];

/** One way in which a signature may have been made. */
export interface Explanation {
  readonly mistakes: readonly MistakeId[];
  /** What was signed: the beginning of its text, and its length in bytes. */
  readonly signed: {readonly start: string; readonly bytes: number};
}

export type Diagnosis =
  | {readonly verdict: 'correct'}
  /** Each explanation yields exactly this signature; the inputs may fit more than one. */
  | {readonly verdict: 'explained'; readonly explanations: readonly Explanation[]}
  /** `stopped`: the search for combinations ended early because the inputs are large. */
  | {readonly verdict: 'unknown'; readonly tried: number; readonly stopped: boolean}
  /** Not a digest in any known notation; `characters` does not count surrounding white space. */
  | {readonly verdict: 'unreadable'; readonly characters: number};

interface Search {
  readonly signature: string;
  readonly setting: Setting;
  /** Called now and then with the number of recipes tried. */
  readonly onProgress?: (tried: number) => void;
}

/** What was signed, and the signature that the program made, or that the header held. */
export type Question = Subject & Search;

/** The same with the recipe that the contract prescribes, and the mistakes to try. */
interface RecipeQuestion extends Search {
  readonly recipe: Recipe;
  readonly catalogue: Catalogue;
}

/** The most bytes that a search hashes after every single mistake has been tried. */
const MAX_BYTES = 1 << 29;
/** The largest gap between two readings of the clock, in the unit of the timestamp. */
const CLOCK_SPAN = 500;
/** How many bytes of the signed message an explanation shows. */
const SHOWN = 160;
/** How many recipes are hashed concurrently. */
const SLICE = 24;

/**
 * Says whether a signature is correct and, if not, which common mistakes lead to it: first any
 * one, then any two together, then a clock that was read twice, each with any notation of the
 * digest.
 */
export async function diagnose(question: Question): Promise<Diagnosis> {
  const catalogue = question.kind === 'request' ? requestMistakes : deliveryMistakes;
  return diagnoseRecipe({...question, recipe: recipeOf(question), catalogue});
}

/** The same for any recipe and catalogue. */
export async function diagnoseRecipe(question: RecipeQuestion): Promise<Diagnosis> {
  const {recipe, signature, catalogue, setting} = question;
  const right = await digestOf(recipe);
  if (signature.trim() === right) return {verdict: 'correct'};
  const readings = readingsOf(signature);
  if (readings.length === 0) {
    return {verdict: 'unreadable', characters: signature.trim().length};
  }
  const attempts = new Attempts(question, readings);
  return (
    (await attempts.among([{mistakes: [], recipe}])) ??
    (await attempts.among(singleMistakes(recipe, catalogue, setting))) ??
    (await attempts.among(pairedMistakes(recipe, catalogue, setting), MAX_BYTES)) ??
    (await attempts.among(clockReadTwice(recipe), MAX_BYTES)) ??
    attempts.nothing()
  );
}

function* clockReadTwice(recipe: Recipe): Generator<Candidate> {
  if (!recipe.order.includes('timestamp')) return;
  for (const timestamp of timesNear(recipe.timestamp, CLOCK_SPAN)) {
    yield {mistakes: ['timestamp.twice'], recipe: {...recipe, timestamp}};
  }
}

/** Recipes tried against the readings of one signature. */
class Attempts {
  private tried = 0;
  private stopped = false;

  constructor(
    private readonly question: RecipeQuestion,
    private readonly readings: readonly Reading[],
  ) {}

  /** The recipes that explain the signature; undefined if none does. */
  async among(
    candidates: Iterable<Candidate>,
    most = Number.POSITIVE_INFINITY,
  ): Promise<Diagnosis | undefined> {
    const found = new Map<string, Explanation>();
    let hashed = 0;
    let slice: Promise<void>[] = [];
    for (const candidate of candidates) {
      if (!this.isPossible(candidate.recipe)) continue;
      hashed += sizeOf(candidate.recipe);
      if (hashed > most) {
        this.stopped = true;
        break;
      }
      slice.push(this.test(candidate, found));
      if (slice.length >= SLICE) {
        await Promise.all(slice);
        slice = [];
        this.question.onProgress?.(this.tried);
      }
    }
    await Promise.all(slice);
    return found.size > 0 ? {verdict: 'explained', explanations: [...found.values()]} : undefined;
  }

  nothing(): Diagnosis {
    return {verdict: 'unknown', tried: this.tried, stopped: this.stopped};
  }

  /** Whether the digest has the length of a reading; otherwise it need not be computed. */
  private isPossible(recipe: Recipe): boolean {
    const digits = digitsOf(recipe);
    return this.readings.some(({hex, form}) =>
      form === 'whole' ? hex.length === digits : hex.length <= digits,
    );
  }

  private async test(
    {mistakes, recipe}: Candidate,
    found: Map<string, Explanation>,
  ): Promise<void> {
    const digest = await digestOf(recipe);
    this.tried += 1;
    for (const reading of this.readings) {
      if (!fits(reading, digest)) continue;
      const all = [...mistakes, ...reading.mistakes];
      found.set(all.join(), {mistakes: all, signed: await signedBy(recipe)});
    }
  }
}

/** Roughly how many bytes a recipe signs; cheap because nothing is encoded. */
function sizeOf({path, body}: Recipe): number {
  return path.length + body.length;
}

async function signedBy(recipe: Recipe): Promise<Explanation['signed']> {
  const message = await messageOf(recipe);
  const start = new TextDecoder('utf-8', {ignoreBOM: true}).decode(message.subarray(0, SHOWN));
  return {start, bytes: message.length};
}
