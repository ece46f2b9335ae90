import {type ReactNode, useEffect, useRef, useState} from 'react';

import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Lets a table that is wider than its column scroll by itself, the page not.
 *
 * @param name what the table is about; a table without a caption is only called a table
 */
export default function TableScroller({
  name = translate({id: 'tableScroller.name', message: 'Table'}),
  children,
}: {
  readonly name?: string;
  readonly children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  // Only a table that scrolls is a stop of the Tab key: arrow keys move it then. A group and not a
  // region: many tables would be many landmarks of one name.
  const stop = scrolls && {role: 'group', 'aria-label': name, tabIndex: 0};
  return (
    <div ref={frame} className={styles.scroller} {...stop}>
      {children}
    </div>
  );
}

function useOverflow(frame: {readonly current: HTMLElement | null}): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return overflows;
}
