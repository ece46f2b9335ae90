import {payloadOf} from './bytes';
import type {Observation} from './observation';
import {observeDelivery, observeRequest} from './observe';
import {
  type Delivery,
  deliveryRecipe,
  digestOf,
  messageOf,
  type Recipe,
  requestRecipe,
  type SignedRequest,
} from './recipe';
import type {Setting} from './setting';

/** What is signed: a request to the API, or an event that it delivers. */
export type Subject =
  | {readonly kind: 'request'; readonly input: SignedRequest}
  | {readonly kind: 'delivery'; readonly input: Delivery};

/** A binary body that is valid UTF-8 as text, so that mistakes in text are also found in it. */
function asText(subject: Subject): Subject {
  const {body} = subject.input;
  const input = {body: typeof body === 'string' ? body : payloadOf(body)};
  return subject.kind === 'request'
    ? {kind: 'request', input: {...subject.input, ...input}}
    : {kind: 'delivery', input: {...subject.input, ...input}};
}

/** The recipe that the contract prescribes. */
export function recipeOf(subject: Subject): Recipe {
  const {kind, input} = asText(subject);
  return kind === 'request' ? requestRecipe(input) : deliveryRecipe(input);
}

/** What can be noticed in the inputs without a signature, in the order of the fields. */
export function observe(subject: Subject, setting: Setting, now = Date.now()): Observation[] {
  const {kind, input} = asText(subject);
  return kind === 'request'
    ? observeRequest(input, setting, now)
    : observeDelivery(input, setting, now);
}

/**
 * Signs as the contract prescribes.
 *
 * @returns the signature in lower-case hexadecimal, empty without a secret, and the length of what is signed in bytes
 */
export async function sign(subject: Subject): Promise<{signature: string; bytes: number}> {
  const recipe = recipeOf(subject);
  return {
    signature: recipe.secret.length > 0 ? await digestOf(recipe) : '',
    bytes: (await messageOf(recipe)).length,
  };
}
