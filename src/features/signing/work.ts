import {
  diagnose,
  type Diagnosis,
  type Observation,
  observe,
  type Setting,
  sign,
  type Subject,
} from '@portal/signing';

/** A message from the page to the worker. `signature` is empty if there is none to check. */
export type Task = Subject & {
  readonly id: number;
  readonly signature: string;
  readonly setting: Setting;
};

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
 * Performs a task and reports each step.
 *
 * @throws the reason of the signal if newer inputs aborted the search
 */
export async function work(
  task: Task,
  tell: (answer: Answer) => void,
  signal: AbortSignal,
): Promise<void> {
  const {id, setting} = task;
  const signed = await sign(task);
  tell({id, step: 'signed', ...signed, observations: observe(task, setting)});
  if (!signed.signature || !task.signature.trim()) return;

  let told = 0;
  const onProgress = (tried: number): void => {
    if (tried - told < PROGRESS_INTERVAL) return;
    told = tried;
    tell({id, step: 'searching', tried});
  };
  tell({id, step: 'diagnosed', diagnosis: await diagnose({...task, onProgress, signal})});
}
