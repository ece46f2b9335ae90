import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * An anchor is what the reader looks at when it stands this far below the window's top, in pixels.
 * Links put theirs about 160 below.
 */
const READING_LINE = 200;

interface Place {
  id: string;
  /** Distance to the top of the window in CSS pixels. */
  top: number;
}

/**
 * Keeps what the reader looks at where it is while one view takes the place of another, by the
 * anchors that both have. Gives the function to call just before the change.
 */
export function useKeptPlace(view: unknown): () => void {
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const {id, top} = place.current ?? {};
    place.current = undefined;
    const anchor = id && document.getElementById(id);
    if (anchor && top !== undefined) {
      window.scrollBy({top: anchor.getBoundingClientRect().top - top, behavior: 'instant'});
    }
  }, [view]);
  return useCallback(() => {
    // At the top of the page nothing has been read yet.
    place.current = window.scrollY > 0 ? placeNow() : undefined;
  }, []);
}

function placeNow(): Place | undefined {
  return [...document.querySelectorAll('main [id*="/"]')]
    .map((anchor) => ({id: anchor.id, top: anchor.getBoundingClientRect().top}))
    .filter(({top}) => top <= READING_LINE)
    .at(-1);
}
