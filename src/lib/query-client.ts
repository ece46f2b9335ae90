import {QueryClient} from '@tanstack/react-query';

import {fetching} from '@site/src/config/interface';

/** Milliseconds to wait before a retry; `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(fetching.firstDelay * 2 ** attempt, fetching.longestDelay);
}

/**
 * Import it where data is fetched and pass it to the hook (`useMutation(options, queryClient)`). With
 * a provider at the root, every page would load the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {retry: fetching.retries, retryDelay, gcTime: fetching.keepUnused},
    mutations: {retry: fetching.retries, retryDelay, gcTime: fetching.keepUnused},
  },
});
