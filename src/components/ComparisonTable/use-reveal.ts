import {type RefObject, useEffect, useRef, useState} from 'react';

import {comparison} from '@site/src/config/interface';

/** `served`: script has not run, and what the server sent is seen whole. */
type RevealState = 'served' | 'waiting' | 'shown';

/** Tells when an element has come into view; at once where motion is to be reduced. */
export function useReveal<T extends Element>(): [RefObject<T | null>, RevealState] {
  const element = useRef<T>(null);
  const [state, setState] = useState<RevealState>('served');
  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.some(({isIntersecting}) => isIntersecting);
        setState(inView ? 'shown' : 'waiting');
        if (inView) observer.disconnect();
      },
      {threshold: comparison.threshold},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, state];
}
