import {useEffect, useLayoutEffect, useState} from 'react';

import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {placeNow, READER_EVENTS} from './use-place';

/** Milliseconds within which a browser restores the position of a page that Back led to. */
const RESTORED = 1000;

/**
 * Leads to the place that the address names where the router, not the browser, came to it: opens the
 * event that holds it, and returns to it where Back restored a position at another place.
 *
 * @param anchors in the order of the page
 */
export function useOpenedPlace(anchors: readonly string[]): void {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  // The browser has led to an address that it loaded itself, and the reader may have gone on.
  const [cameByRouter] = useState(isBrowser);

  useLayoutEffect(() => {
    const place = placeOf(hash);
    const closed = place?.closest<HTMLDetailsElement>('details:not([open])');
    if (!place || !closed) return;
    closed.open = true;
    place.scrollIntoView();
  }, [hash]);

  useEffect(() => {
    if (!cameByRouter) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    const stop = (): void => listening.abort();
    const onScroll = (): void => {
      const place = placeOf(window.location.hash);
      if (place && placeNow(anchors) !== place.id) place.scrollIntoView();
    };
    addEventListener('scroll', onScroll, {signal, passive: true});
    for (const type of READER_EVENTS) addEventListener(type, stop, {signal, passive: true});
    const timer = setTimeout(stop, RESTORED);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [anchors, cameByRouter]);
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
