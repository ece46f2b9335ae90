import type {ReactNode} from 'react';

import clsx from 'clsx';

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
