import {useEffect, useState} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';

import {whenIdle} from './when-idle';

/** Milliseconds after which what waits for an idle browser is done all the same. */
const PATIENCE = 1000;

/**
 * Whether a part may do what takes time. The parts of a page that the build wrote wait until the browser
 * is idle, so that taking the page over does not take longer; those of the pages after it need not.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(useIsBrowser());
  useEffect(() => whenIdle(() => setIdle(true), PATIENCE), []);
  return idle;
}
