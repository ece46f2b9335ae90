import {createContext, type ReactNode, useContext} from 'react';

import styles from './styles.module.css';

interface Props {
  name: ReactNode;
  /** How much is inside, readable while it is closed. */
  count: ReactNode;
  children: ReactNode;
}

/** Whether differences are open at first: those of a single page are. */
export const Opened = createContext(false);

/** Differences that are closed at first. They are printed, and found by the browser's search, even so. */
export default function Fold({name, count, children}: Props): ReactNode {
  return (
    <details open={useContext(Opened)} className={styles.fold}>
      <summary>
        <span className={styles.name}>{name}</span> <span className={styles.quiet}>{count}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
