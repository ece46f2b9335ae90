import {useEffect, useRef} from 'react';

import {writeAddress} from '@site/src/features/cost/model/address';
import type {CostInput} from '@site/src/features/cost/model/question';

/** Milliseconds without a change before the address follows. */
const PAUSE = 400;

/** Keeps the address in step with the form, in one entry of the history. An untouched form leaves it alone. */
export function useAddress(input: CostInput): void {
  const first = useRef(input);
  useEffect(() => {
    if (input === first.current) return undefined;
    const timer = setTimeout(() => {
      const {pathname, hash} = window.location;
      // Not by the router, which would draw the page again and lead to the anchor in the address.
      window.history.replaceState(window.history.state, '', pathname + writeAddress(input) + hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [input]);
}
