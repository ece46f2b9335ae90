import {useSyncExternalStore} from 'react';

import {dayOf} from './days';

/** Events after which a page that was left open, asleep or in the back/forward cache may have an old day. */
const WAKES = ['visibilitychange', 'pageshow', 'focus'];
const MINUTE = 60_000;

/** The day on the visitor's calendar, as an ISO date. Follows the clock over midnight; undefined in served HTML. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  for (const event of WAKES) window.addEventListener(event, onChange);
  return () => {
    clearInterval(timer);
    for (const event of WAKES) window.removeEventListener(event, onChange);
  };
}
