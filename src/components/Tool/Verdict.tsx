import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './styles.module.css';

/** An answer in a sentence or two, marked as good, doubtful or bad beside its words. */
export default function Verdict({
  tone,
  children,
}: {
  tone: 'good' | 'warning' | 'bad';
  children: ReactNode;
}): ReactNode {
  return <div className={clsx(styles.verdict, styles[tone])}>{children}</div>;
}

/** Milliseconds without a change before a result is read out. */
const PAUSE = 700;

/** Reads a result out to screen readers, once the typing rests. */
export function Announcement({text}: {text: string}): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}
