import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './styles.module.css';

/** An answer in a sentence or two, styled as good, doubtful, bad or pending in addition to its wording. */
export default function Verdict({
  tone,
  children,
}: {
  tone: 'good' | 'warning' | 'bad' | undefined;
  children: ReactNode;
}): ReactNode {
  return <div className={clsx(styles.verdict, tone && styles[tone])}>{children}</div>;
}

/** Milliseconds without a change before a result is announced. */
const PAUSE = 700;

/** Announces a result to screen readers once the visitor stops typing. */
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
