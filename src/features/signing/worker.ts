import {
  diagnose,
  type Diagnosis,
  type Observation,
  observe,
  type Setting,
  sign,
  type Subject,
} from '@portal/signing';

/** `signature` is empty if there is none to check. */
export type Task = Subject & {readonly signature: string; readonly setting: Setting};

/** What is known so far: first the signature, then the progress of the search, then its result. */
export interface Answer {
  /** The signature is lower-case hexadecimal, and empty without a secret. */
  readonly signed: {
    readonly signature: string;
    /** Length of the signed string in bytes. */
    readonly bytes: number;
    readonly observations: readonly Observation[];
  };
  readonly tried?: number;
  readonly diagnosis?: Diagnosis;
}

/** How many recipes are tried between two progress messages. */
const PROGRESS_INTERVAL = 480;

/** Signs and searches off the main thread, so that a large body does not freeze the page. */
self.onmessage = async ({data: task}: MessageEvent<Task>): Promise<void> => {
  const signed = {...(await sign(task)), observations: observe(task, task.setting)};
  const tell = (more: Omit<Answer, 'signed'> = {}): void =>
    self.postMessage({signed, ...more} satisfies Answer);
  tell();
  if (!signed.signature || !task.signature.trim()) return;

  let told = 0;
  const onProgress = (tried: number): void => {
    if (tried - told < PROGRESS_INTERVAL) return;
    told = tried;
    tell({tried});
  };
  tell({diagnosis: await diagnose({...task, onProgress})});
};
