import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';

/** How many pixels an anchor may be below its scroll position and still count as reached. */
const TOLERANCE = 12;

/**
 * The current anchor: the last one that the reader has reached; undefined above the first and
 * without JavaScript. Opens the page at the anchor of its address if Back restored another position.
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

  const isBrowser = useIsBrowser();
  // After a full page load the browser has already scrolled, and the reader may have moved on.
  const [cameByRouter] = useState(isBrowser);
  useEffect(() => {
    if (!cameByRouter) return undefined;
    // The browser restores the scroll position one frame after rendering.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const asked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
        if (asked && placeNow(anchors) !== asked.id) asked.scrollIntoView();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [anchors, cameByRouter]);
  return place;
}

function placeNow(anchors: readonly string[]): string | undefined {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return anchors.findLast((anchor) => {
    const element = document.getElementById(anchor);
    // The position of what is folded away says nothing.
    if (!element || element.closest('details:not([open])')) return false;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top <= padding + margin + TOLERANCE;
  });
}
