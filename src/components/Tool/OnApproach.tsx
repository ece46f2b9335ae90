import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import {buttonClass} from '@site/src/components/Button';

import styles from './place.module.css';

/** Distance from the viewport at which the script of a tool is fetched. */
const MARGIN = '400px';

interface Props<P extends object> {
  load: () => Promise<{default: ComponentType<P>}>;
  props: P;
}

/** A placeholder that fetches the script of a tool when it approaches the viewport or is focused. */
export default function OnApproach<P extends object>({load, props}: Props<P>): ReactNode {
  const inBrowser = useIsBrowser();
  const place = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType<P>>();
  const [hasFailed, setFailed] = useState(false);

  const start = useCallback(() => {
    load().then(
      (module) => {
        const hadFocus = place.current?.contains(document.activeElement);
        // Synchronously, because the next key press may follow at once.
        flushSync(() => setTool(() => module.default));
        // The focused button is gone, so focus moves to the first field.
        if (hadFocus) place.current?.querySelector<HTMLElement>('select, input')?.focus();
      },
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      {rootMargin: MARGIN},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [start]);

  return (
    <div ref={place}>
      {Tool ? (
        <Tool {...props} />
      ) : (
        inBrowser && (
          <div className={styles.waiting}>
            {hasFailed && (
              <p role="alert">
                <Translate id="tool.failed">
                  The tool could not be loaded. Try again; the rest of this page works without it.
                </Translate>
              </p>
            )}
            <button
              type="button"
              className={buttonClass('secondary')}
              onFocus={hasFailed ? undefined : start}
              onClick={start}>
              <Translate id="tool.open">Open the tool</Translate>
            </button>
          </div>
        )
      )}
    </div>
  );
}

/** Shown in place of a tool to visitors without script. */
export function WithoutScript({children}: {children: ReactNode}): ReactNode {
  return (
    <p className="without-script" data-search="off">
      {children}
    </p>
  );
}
