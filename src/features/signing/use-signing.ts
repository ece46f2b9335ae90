import contract from '@generated/openapi/default/calls.json';
import {useEffect, useRef, useState} from 'react';

import api from '@site/docs/_figures/api.json';
import {brand} from '@site/src/config/brand';
import type {Diagnosis} from '@site/src/features/signing/model/diagnose';
import {canDigest} from '@site/src/features/signing/model/digest';
import type {Setting} from '@site/src/features/signing/model/mistakes';
import type {Answer, Task} from '@site/src/features/signing/model/work';

/** Debounce in milliseconds. */
const DEBOUNCE = 200;

const setting: Setting = {
  host: brand.apiHost,
  bases: [api['base-path'].value, api['base-path-webhooks'].value],
  ...contract,
};

type Signed = Extract<Answer, {step: 'signed'}>;

export interface Signing {
  /** Whether the browser lets this page compute digests; `broken` if the worker failed. */
  readonly state: 'ready' | 'insecure' | 'broken';
  /** Whether the newest inputs are still waiting for their result. */
  readonly busy: boolean;
  /** The result for the newest inputs that have been signed. */
  readonly signed?: Signed;
  readonly tried?: number;
  readonly diagnosis?: Diagnosis;
}

type Asked = Task extends infer T ? (T extends Task ? Pick<T, 'kind' | 'input'> : never) : never;

/**
 * Signs the inputs in a worker after a debounce, and searches for an explanation of the given
 * signature. Nothing is sent or stored: the worker only runs part of this page's script.
 */
export function useSigning(asked: Asked, signature: string): Signing {
  const worker = useRef<Worker | null>(null);
  const posted = useRef<{id: number; asked?: Asked; signature?: string}>({id: 0});
  const [signing, setSigning] = useState<Omit<Signing, 'busy'> & {asked?: Asked; given?: string}>(
    () => ({state: canDigest() ? 'ready' : 'insecure'}),
  );

  useEffect(() => {
    if (!canDigest()) return undefined;
    const started = new Worker(new URL('./model/worker.ts', import.meta.url));
    worker.current = started;
    started.onerror = () => setSigning({state: 'broken'});
    started.onmessage = ({data}: MessageEvent<Answer>) => {
      const {id, asked: of, signature: given} = posted.current;
      if (data.id !== id) return;
      setSigning((before) => ({...next(before, data), ...(of && {asked: of, given: given ?? ''})}));
    };
    return () => started.terminate();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const id = posted.current.id + 1;
      posted.current = {id, asked, signature};
      worker.current?.postMessage({...asked, id, signature, setting} satisfies Task);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [asked, signature]);

  // Until the worker answers, the state may belong to older inputs.
  return {...signing, busy: signing.asked !== asked || signing.given !== signature};
}

function next(before: Omit<Signing, 'busy'>, answer: Answer): Omit<Signing, 'busy'> {
  switch (answer.step) {
    case 'signed':
      return {state: before.state, signed: answer};
    case 'searching':
      return {...before, tried: answer.tried};
    case 'diagnosed':
      return {...before, diagnosis: answer.diagnosis};
  }
}
