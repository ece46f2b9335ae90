import {type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState} from 'react';

import {tooltip} from '@site/src/config/interface';

/** How a card was asked for: by pointer or keyboard, or by touch, which cannot hover. */
type Shown = 'hover' | 'touch';

/** Milliseconds that a card stays when the pointer has left, so that it can be moved into the card. */
const GRACE = 200;

/** When the last card was hidden, in milliseconds: the next one then opens without the delay. */
let lastHidden = -Infinity;

/** When the definition of a term is shown, and the handlers that decide it. */
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
    /** For the element that holds the word and its card: both keep the card open. */
    area: {
      onPointerEnter: ({pointerType}: PointerEvent) => {
        if (pointerType === 'touch') return;
        const skips = performance.now() - lastHidden < tooltip.skipDelay;
        // A card that is open already stays what it is.
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
      /** Shows the card if the word was touched; tells whether it did. */
      tap: (): boolean => {
        const touched = pointer.current === 'touch' && canShow();
        pointer.current = '';
        if (touched) setShown('touch');
        return touched;
      },
    },
  };
}

/** Where the browser has no popovers, the word stays a plain link. */
function canShow(): boolean {
  return 'popover' in HTMLElement.prototype;
}
