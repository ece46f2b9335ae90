import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** `accent` for the one thing on a screen that is recommended. */
  tone?: 'neutral' | 'accent';
}

export default function Badge({children, tone = 'neutral'}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
