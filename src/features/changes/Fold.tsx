import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  name: ReactNode;
  /** How much is inside, readable while it is closed. */
  count: string;
  open: boolean;
  children: ReactNode;
}

/** Differences that are closed at first. They are printed, and found by the browser's search, even so. */
export default function Fold({name, count, open, children}: Props): ReactNode {
  return (
    <details open={open} className={styles.fold}>
      <summary>
        <span className={styles.name}>{name}</span> <span className={styles.quiet}>{count}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
