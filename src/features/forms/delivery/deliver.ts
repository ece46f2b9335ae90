import {QueryClient} from '@tanstack/react-query';

import {fetching} from '@site/src/config/interface';
import {EndpointError, postJson} from '@site/src/lib/post-json';
import type {ContactFormName} from '../contact/fields';
import type {Values} from '../fields';

/** A form that is sent to us. */
export type FormName = `contact.${ContactFormName}` | 'newsletter' | 'feedback';

/** What an endpoint receives: see README.md. */
export interface Payload {
  form: FormName;
  /** The same for every attempt to send a message. */
  id: string;
  /** Path of the page with the form. */
  page: string;
  language: string;
  fields: Values;
}

const queryClient = new QueryClient();

/** Whether a retry may succeed: a rejection is final, but not a busy or failing endpoint or a network error. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof EndpointError) || error.status === 429 || error.status >= 500;
}

/** The backoff in milliseconds (`attempt` counts from 0), or `Retry-After` if that is longer, up to the configured maximum. */
export function delayBefore(attempt: number, error: unknown): number {
  const asked = error instanceof EndpointError ? (error.retryAfter ?? 0) : 0;
  return Math.min(Math.max(fetching.firstDelay * 2 ** attempt, asked), fetching.longestDelay);
}

/**
 * Posts a message with retries. Loaded with the first message, because it brings in TanStack Query.
 *
 * @param onRetry called before each retry with its number, starting at 1
 * @throws the error of the last attempt
 */
export async function deliver(
  url: string,
  payload: Payload,
  onRetry: (attempt: number) => void,
): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => postJson(url, payload, payload.id),
    // If offline, the visitor is told and sends again; nothing is queued to be sent later.
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
