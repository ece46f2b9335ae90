import {type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState} from 'react';

import {tooltip} from '@site/src/config/interface';

/** What opened the card: pointer or keyboard, or touch, which cannot hover. */
type Shown = 'hover' | 'touch';

/** How many milliseconds the card stays after the pointer leaves, so that it can be moved into the card. */
const GRACE = 200;

/** When the last card was hidden, in milliseconds: soon afterwards, the next one opens without the delay. */
let lastHidden = -Infinity;

/** The state of a term's card, and the event handlers that control it. */
export function useCard() {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<number>(undefined);
  const pointer = useRef('');
  const id = useId();

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = (next: Shown | undefined, delay: number): void => {
    window.clearTimeout(timer.current);
    if (next && !canShow()) return;
    timer.current = window.setTimeout(() => {
      if (!next) lastHidden = performance.now();
      setShown(next);
    }, delay);
  };
  const hide = (): void => {
    window.clearTimeout(timer.current);
    lastHidden = performance.now();
    setShown(undefined);
  };

  return {
    shown,
    id,
    hide,
    /** Handlers for the element that contains both the word and its card: either keeps the card open. */
    area: {
      onPointerEnter: ({pointerType}: PointerEvent) => {
        if (pointerType === 'touch') return;
        const skips = performance.now() - lastHidden < tooltip.skipDelay;
        // An open card stays as it is.
        change(shown ?? 'hover', skips || shown ? 0 : tooltip.openDelay);
      },
      onPointerLeave: ({pointerType, currentTarget}: PointerEvent) => {
        const focused = currentTarget.querySelector(':focus-visible');
        if (pointerType !== 'touch' && !focused) change(undefined, GRACE);
      },
      onFocus: ({target}: FocusEvent) => {
        if (!shown && target.matches(':focus-visible') && canShow()) setShown('hover');
      },
      onBlur: ({currentTarget, relatedTarget}: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) hide();
      },
    },
    touch: {
      onPointerDown: ({pointerType}: PointerEvent) => {
        pointer.current = pointerType;
      },
      /** Shows the card if the word was touched, and returns whether it did. */
      tap: (): boolean => {
        const touched = pointer.current === 'touch' && canShow();
        pointer.current = '';
        if (touched) setShown('touch');
        return touched;
      },
    },
  };
}

/** Without popover support, the term remains a plain link. */
function canShow(): boolean {
  return 'popover' in HTMLElement.prototype;
}
