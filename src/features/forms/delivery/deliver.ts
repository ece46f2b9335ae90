import {QueryClient} from '@tanstack/react-query';

import {fetching} from '@site/src/config/interface';
import {EndpointError, postJson} from '@site/src/lib/post-json';
import type {Payload} from '../schemas';

/** Milliseconds to wait before a retry; `attempt` counts from 0. */
function retryDelay(attempt: number): number {
  return Math.min(fetching.firstDelay * 2 ** attempt, fetching.longestDelay);
}

const queryClient = new QueryClient();

/** A refusal is for good; a busy or broken endpoint, a silence or a lost network may pass. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof EndpointError) || error.status === 429 || error.status >= 500;
}

/** Milliseconds: the rule's, or what the endpoint asked for, and never more than the rule's longest. */
export function delayBefore(attempt: number, error: unknown): number {
  const asked = error instanceof EndpointError ? (error.retryAfter ?? 0) : 0;
  return Math.min(Math.max(retryDelay(attempt), asked), fetching.longestDelay);
}

/**
 * Posts a message by the retry rule. Loaded when a form is first sent: it brings TanStack Query.
 *
 * @param onRetry told before each new try, with its number from 1
 * @throws what the last try failed with
 */
export async function deliver(
  url: string,
  payload: Payload,
  onRetry: (attempt: number) => void,
): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => postJson(url, payload, payload.id),
    // A lost network is told to the visitor, who then sends again; nothing is sent behind the back.
    networkMode: 'always',
    retry: (failures, error) => {
      const again = mayPass(error) && navigator.onLine && failures < fetching.retries;
      if (again) onRetry(failures + 1);
      return again;
    },
    retryDelay: delayBefore,
    gcTime: fetching.keepUnused,
  });
  await mutation.execute(undefined);
}
