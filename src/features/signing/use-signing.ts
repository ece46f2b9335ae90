import contract from '@generated/openapi/default/calls.json';
import {canDigest, type Diagnosis, type Setting, type Subject} from '@portal/signing';
import {useEffect, useMemo, useRef, useState} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import {brand} from '@site/src/config/brand';
import {figureText} from '@site/src/content/figures/tool-figures';
import {deliveryVectors, requestVectors} from './vectors';
import type {Answer, Task} from './work';

/** Debounce in milliseconds. */
const DEBOUNCE = 200;

/** Where the sandbox listens by default. */
const SANDBOXES = ['127.0.0.1:4010', 'localhost:4010'];

/** What the API accepts, in milliseconds: see the articles about signing and webhooks. */
const RULES = {
  tolerance: 30_000,
  eventAge: 8 * 3_600_000,
  vectorTimes: [
    ...requestVectors.map(({timestamp}) => timestamp),
    ...deliveryVectors.map(({body}) => String((JSON.parse(body) as {timestamp: number}).timestamp)),
  ],
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

/**
 * Signs the inputs in a worker after a debounce, and searches for an explanation of the given
 * signature. Nothing is sent or stored: the worker only runs part of this page's script.
 */
export function useSigning(asked: Subject, signature: string): Signing {
  const {figures} = useTool();
  const setting = useMemo<Setting>(() => {
    const base = figureText(figures, 'api.base-path');
    return {
      ...RULES,
      hosts: [brand.apiHost, `${brand.apiHost}:443`, ...SANDBOXES],
      // A frequent mistake, from earlier notes.
      bases: [base, `/api${base}`],
      ...contract,
    };
  }, [figures]);
  const worker = useRef<Worker | null>(null);
  const posted = useRef<{id: number; asked?: Subject; signature?: string}>({id: 0});
  const [signing, setSigning] = useState<Omit<Signing, 'busy'> & {asked?: Subject; given?: string}>(
    () => ({state: canDigest() ? 'ready' : 'insecure'}),
  );

  useEffect(() => {
    if (!canDigest()) return undefined;
    const started = new Worker(new URL('./worker.ts', import.meta.url));
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
  }, [asked, signature, setting]);

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
