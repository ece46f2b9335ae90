import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useLayoutEffect, useState} from 'react';

import {placeNow} from './use-place';

/**
 * Leads to the place that the address names where the router, not the browser, came to it: opens the
 * event that holds it, and returns to it where Back restored another position.
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
    // The browser restores a position in the frame after the page is there.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const place = placeOf(window.location.hash);
        if (place && placeNow(anchors) !== place.id) place.scrollIntoView();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [anchors, cameByRouter]);
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
