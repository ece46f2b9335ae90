import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useLayoutEffect, useState} from 'react';

/** How many pixels an anchor may be below its scroll position and still count as reached. */
const TOLERANCE = 12;

/** How many milliseconds after the last scroll event the URL is updated. */
const DEBOUNCE = 150;

/**
 * The current anchor: the last one that the reader has reached; undefined above the first and
 * without JavaScript. Only updates the URL's hash if the reader has scrolled.
 *
 * @param anchors in page order
 */
export function usePlace(anchors: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const {pathname} = window.location;
    let isReader = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onReader = ({type, target}: Event): void => {
      // A pointer on the root element drags the scroll bar; anywhere else it presses something.
      if (type !== 'pointerdown' || target === document.documentElement) isReader = true;
    };
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(type, onReader, {signal, passive: true, capture: true});
    }
    // After following a link or using Back or Forward, the URL already has the right hash.
    addEventListener('popstate', () => (isReader = false), {signal, capture: true});
    const read = (): void => setPlace(placeNow(anchors));
    const onScroll = (): void => {
      read();
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The router may be navigating to another page.
        if (isReader && window.location.pathname === pathname) writeAddress(placeNow(anchors));
      }, DEBOUNCE);
    };
    addEventListener('scroll', onScroll, {signal, passive: true});
    read();
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [anchors]);
  return place;
}

/**
 * Completes client-side navigation to an anchor: expands the event that contains it, and scrolls to
 * it again if Back restored another position.
 *
 * @param anchors in page order
 */
export function useOpenedPlace(anchors: readonly string[]): void {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  // After a full page load the browser has already scrolled, and the reader may have moved on.
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
    // The browser restores the scroll position one frame after rendering.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const place = placeOf(window.location.hash);
        if (place && placeNow(anchors) !== place.id) place.scrollIntoView();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [anchors, cameByRouter]);
}

/** The current value of {@link usePlace}. */
function placeNow(anchors: readonly string[]): string | undefined {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return anchors.findLast((anchor) => {
    const element = document.getElementById(anchor);
    if (!element) return false;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top <= padding + margin + TOLERANCE;
  });
}

/** Bypasses the router, which would scroll. */
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
