import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The words that open it, on a phone. */
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Content that is folded on a phone, and always open on a wider screen, where nothing shows the summary. */
export default function PhoneFold({summary, className, children}: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
