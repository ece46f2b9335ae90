import {payloadOf} from './bytes';
import {diagnose, type Diagnosis} from './diagnose';
import {deliveryMistakes, requestMistakes, type Setting} from './mistakes';
import type {Observation} from './observation';
import {observeDelivery, observeRequest} from './observe';
import {
  type Delivery,
  deliveryRecipe,
  digestOf,
  messageOf,
  requestRecipe,
  type SignedRequest,
} from './recipe';

/** A message from the page to the worker. `signature` is empty if there is none to check. */
export type Task = {readonly id: number; readonly signature: string; readonly setting: Setting} & (
  | {readonly kind: 'request'; readonly input: SignedRequest}
  | {readonly kind: 'delivery'; readonly input: Delivery}
);

/** A message from the worker: first the signature, then the progress of the search, then its result. */
export type Answer = {readonly id: number} & (
  | {
      readonly step: 'signed';
      /** Lower-case hexadecimal; empty without a secret. */
      readonly signature: string;
      /** Length of the signed string in bytes. */
      readonly bytes: number;
      readonly observations: readonly Observation[];
    }
  | {readonly step: 'searching'; readonly tried: number}
  | {readonly step: 'diagnosed'; readonly diagnosis: Diagnosis}
);

/** How many recipes are tried between two progress messages. */
const PROGRESS_INTERVAL = 480;

/**
 * Performs a task and reports each step. A binary body that is valid UTF-8 is treated as text, so
 * that mistakes in text are also tried on it.
 *
 * @throws the reason of the signal if newer inputs aborted the search
 */
export async function work(
  task: Task,
  tell: (answer: Answer) => void,
  signal: AbortSignal,
): Promise<void> {
  const {id, signature, setting} = task;
  const {secret, body: raw} = task.input;
  const body = typeof raw === 'string' ? raw : payloadOf(raw);
  const [recipe, observations, catalogue] =
    task.kind === 'request'
      ? [
          requestRecipe({...task.input, body}),
          observeRequest({...task.input, body}, setting),
          requestMistakes,
        ]
      : [
          deliveryRecipe({...task.input, body}),
          observeDelivery({...task.input, body}, setting),
          deliveryMistakes,
        ];
  const made = secret ? await digestOf(recipe) : '';
  tell({
    id,
    step: 'signed',
    signature: made,
    bytes: (await messageOf(recipe)).length,
    observations,
  });
  if (!secret || !signature.trim()) return;

  let told = 0;
  const onProgress = (tried: number): void => {
    if (tried - told < PROGRESS_INTERVAL) return;
    told = tried;
    tell({id, step: 'searching', tried});
  };
  const question = {recipe, signature, catalogue, setting, onProgress, signal};
  tell({id, step: 'diagnosed', diagnosis: await diagnose(question)});
}
