import {QueryClient} from '@tanstack/react-query';

import {fetching} from '@site/src/config/interface';

/** Milliseconds to wait before a retry; `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(fetching.firstDelay * 2 ** attempt, fetching.longestDelay);
}

/**
 * The one data-fetching client. Import it where data is fetched and hand it to the hook
 * (`useMutation(options, queryClient)`): a provider at the root would bring the library to
 * every page.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {retry: fetching.retries, retryDelay, gcTime: fetching.keepUnused},
    mutations: {retry: fetching.retries, retryDelay, gcTime: fetching.keepUnused},
  },
});
