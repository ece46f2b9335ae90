import contract from '@generated/openapi/default/calls.json';
import {canDigest, type Setting, type Subject} from '@portal/signing';
import {useEffect, useMemo, useState} from 'react';

import vectors from '@site/openapi/vectors.json';
import {useTool} from '@site/src/components/Tool/use-tool';
import {brand} from '@site/src/config/brand';
import {figureText} from '@site/src/content/figures/tool-figures';
import type {Answer, Task} from './worker';

/** Debounce in milliseconds. */
const DEBOUNCE = 200;

/** Where the sandbox listens by default. */
const SANDBOXES = ['127.0.0.1:4010', 'localhost:4010'];

/** What the API accepts, in milliseconds: see the articles about signing and webhooks. */
const RULES = {
  tolerance: 30_000,
  eventAge: 8 * 3_600_000,
  vectorTimes: [
    ...vectors.requests.map(({timestamp}) => timestamp),
    ...vectors.webhooks.map(({body}) =>
      String((JSON.parse(body) as {timestamp: number}).timestamp),
    ),
  ],
};

/** The answer to the newest inputs that have one. */
export interface Signing extends Partial<Answer> {
  /** Whether the browser lets this page compute digests; `broken` if the worker failed. */
  readonly state: 'ready' | 'insecure' | 'broken';
  /** Whether the newest inputs are still waiting for their answer. */
  readonly busy: boolean;
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
  const [state, setState] = useState<Signing['state']>(() => (canDigest() ? 'ready' : 'insecure'));
  const [found, setFound] = useState<{answer?: Answer; asked?: Subject; signature?: string}>({});

  useEffect(() => {
    if (!canDigest()) return undefined;
    // One worker for each task: newer inputs end it, and with it a search that nobody waits for.
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.onerror = () => setState('broken');
      worker.onmessage = ({data}: MessageEvent<Answer>) => {
        setState('ready');
        setFound({answer: data, asked, signature});
      };
      worker.postMessage({...asked, signature, setting} satisfies Task);
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [asked, signature, setting]);

  // Until the worker answers, the answer belongs to older inputs.
  return {...found.answer, state, busy: found.asked !== asked || found.signature !== signature};
}
