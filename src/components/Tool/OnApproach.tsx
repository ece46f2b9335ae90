import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import {buttonClass} from '@site/src/components/Button';

import styles from './place.module.css';

/** How far below the window a tool may be when its script is fetched. */
const MARGIN = '400px';

interface Props<P extends object> {
  load: () => Promise<{default: ComponentType<P>}>;
  /** What the tool gets. */
  props: P;
  /** How much room is kept for it. */
  size?: 'large' | 'small';
  /** What is said where the script cannot be fetched. */
  failed?: ReactNode;
}

/** The place of a tool, whose script is fetched when the place nears the window or is focused. */
export default function OnApproach<P extends object>({
  load,
  props,
  size = 'large',
  failed,
}: Props<P>): ReactNode {
  const inBrowser = useIsBrowser();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'wanted' | 'failed'>('away');
  const [Tool, setTool] = useState<ComponentType<P>>();
  const focused = useRef(false);

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
        if (gone) return;
        focused.current = place.current?.contains(document.activeElement) ?? false;
        setTool(() => module.default);
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [state, Tool, load]);

  // At once: the next key may be on its way.
  useLayoutEffect(() => {
    // The button that had the focus is gone: the first field takes it over.
    if (Tool && focused.current)
      place.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [Tool]);

  return (
    <div ref={place}>
      {Tool ? (
        <Tool {...props} />
      ) : (
        inBrowser && (
          <div className={clsx(styles.waiting, styles[size])}>
            {state === 'failed' && (
              <p role="alert">
                {failed ?? (
                  <Translate id="signing.place.failed">
                    The tool could not be loaded. Use the commands above, or try again.
                  </Translate>
                )}
              </p>
            )}
            <button
              type="button"
              className={buttonClass('secondary')}
              onFocus={() => setState((now) => (now === 'away' ? 'wanted' : now))}
              onClick={() => setState('wanted')}>
              <Translate id="signing.place.open">Open the tool</Translate>
            </button>
          </div>
        )
      )}
    </div>
  );
}

/** What readers without script are told where a tool would stand. */
export function WithoutScript({children}: {children: ReactNode}): ReactNode {
  return (
    <p className="without-script" data-search="off">
      {children}
    </p>
  );
}
