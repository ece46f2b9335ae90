import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useLayoutEffect, useState} from 'react';

/** Pixels by which an anchor may be off its place and still be what the reader looks at. */
const TOLERANCE = 12;

/** Milliseconds without scrolling after which the address is written. */
const REST = 150;

/**
 * The anchor that the reader is at: the last one whose place is reached; undefined above the first
 * and without script. Writes it into the address when the reader scrolls, never by itself.
 *
 * @param anchors in the order of the page
 */
export function usePlace(anchors: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const {pathname} = window.location;
    let isReader = false;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const onReader = ({type, target}: Event): void => {
      // A pointer scrolls at the scroll bar; anywhere else it presses something.
      if (type !== 'pointerdown' || target === document.documentElement) isReader = true;
    };
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(type, onReader, {signal, passive: true, capture: true});
    }
    // A link or the browser's buttons lead to a place that the address has already.
    addEventListener('popstate', () => (isReader = false), {signal, capture: true});
    const read = (): void => setPlace(placeNow(anchors));
    const onScroll = (): void => {
      read();
      clearTimeout(rest);
      rest = setTimeout(() => {
        // The next page may be on its way.
        if (isReader && window.location.pathname === pathname) writeAddress(placeNow(anchors));
      }, REST);
    };
    addEventListener('scroll', onScroll, {signal, passive: true});
    read();
    return () => {
      listening.abort();
      clearTimeout(rest);
    };
  }, [anchors]);
  return place;
}

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

/** As {@link usePlace} gives it, at this moment. */
function placeNow(anchors: readonly string[]): string | undefined {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return anchors.findLast((anchor) => {
    const element = document.getElementById(anchor);
    if (!element) return false;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top <= padding + margin + TOLERANCE;
  });
}

/** Past the router, which would scroll. */
function writeAddress(place: string | undefined): void {
  const {pathname, search, hash} = window.location;
  const next = place === undefined ? '' : `#${place}`;
  if (decodeURIComponent(hash) !== next) {
    window.history.replaceState(window.history.state, '', pathname + search + next);
  }
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
