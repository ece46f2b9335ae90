import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';

import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {buttonClass} from '@site/src/components/Button';

import styles from './place.module.css';

/** How far below the window a tool may be when its script is fetched. */
const MARGIN = '400px';

interface Props {
  load: () => Promise<{default: ComponentType}>;
}

/** The place of a tool, whose script is fetched when the place nears the window or is focused. */
export default function OnApproach({load}: Props): ReactNode {
  const inBrowser = useIsBrowser();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'wanted' | 'failed'>('away');
  const [Tool, setTool] = useState<ComponentType>();

  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setState('wanted');
      },
      {rootMargin: MARGIN},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (state !== 'wanted' || Tool) return undefined;
    let gone = false;
    load().then(
      (module) => {
        if (!gone) setTool(() => module.default);
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [state, Tool, load]);

  const focused = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone: the first field takes it over.
    if (Tool && focused.current)
      place.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [Tool]);

  return (
    <div ref={place}>
      {Tool ? (
        <Tool />
      ) : (
        inBrowser && (
          <div className={styles.waiting}>
            {state === 'failed' && (
              <p role="alert">
                <Translate id="signing.place.failed">
                  The tool could not be loaded. Use the commands above, or try again.
                </Translate>
              </p>
            )}
            <button
              type="button"
              className={buttonClass('secondary')}
              onFocus={() => {
                focused.current = true;
                setState((now) => (now === 'away' ? 'wanted' : now));
              }}
              onBlur={() => {
                focused.current = false;
              }}
              onClick={() => setState('wanted')}>
              <Translate id="signing.place.open">Open the tool</Translate>
            </button>
          </div>
        )
      )}
    </div>
  );
}
