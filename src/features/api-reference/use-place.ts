import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';

/** How many pixels an anchor may be below its scroll position and still count as reached. */
const TOLERANCE = 12;

/** How many frames a page takes at most, after a navigation, until nothing moves any more. */
const FRAMES = 120;

/**
 * The current anchor: the last one that the reader has reached; undefined above the first and
 * without JavaScript.
 *
 * @param anchors in page order
 */
export function usePlace(anchors: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const read = (): void => setPlace(placeNow(anchors));
    addEventListener('scroll', read, {passive: true});
    read();
    return () => removeEventListener('scroll', read);
  }, [anchors]);
  return place;
}

/**
 * Completes client-side navigation to an anchor: scrolls to it again if Back restored another position.
 */
export function useOpenedPlace(): void {
  const isBrowser = useIsBrowser();
  // After a full page load the browser has already scrolled, and the reader may have moved on.
  const [cameByRouter] = useState(isBrowser);

  useEffect(() => {
    if (!cameByRouter) return undefined;
    // The browser restores the scroll position one frame after rendering, and folds above may open a few later.
    let left = FRAMES;
    let frame = requestAnimationFrame(function settle() {
      const place = placeOf(window.location.hash);
      if (left < FRAMES - 1 && place && !isAtTop(place)) place.scrollIntoView();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(settle);
    });
    const stop = (): void => cancelAnimationFrame(frame);
    // The reader goes on.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      addEventListener(input, stop, {once: true, passive: true});
    }
    return stop;
  }, [cameByRouter]);
}

/** The current value of {@link usePlace}. */
function placeNow(anchors: readonly string[]): string | undefined {
  return anchors.findLast((anchor) => {
    const element = document.getElementById(anchor);
    return element && belowTop(element) <= TOLERANCE;
  });
}

/** Whether an element is where a link to it leads. */
function isAtTop(element: HTMLElement): boolean {
  return Math.abs(belowTop(element)) <= TOLERANCE;
}

/** How many pixels an element is below the position to which a link to it scrolls. */
function belowTop(element: HTMLElement): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
  return element.getBoundingClientRect().top - padding - margin;
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
