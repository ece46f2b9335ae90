import {createContext, type ReactNode, useContext} from 'react';

import styles from './styles.module.css';

interface Props {
  name: ReactNode;
  /** How much is inside, readable while it is closed. */
  count: ReactNode;
  /** How many rows are inside, if they are short: a few are open at first. */
  rows?: number;
  children: ReactNode;
}

/** Whether differences are open at first: those of a single page are. */
export const Opened = createContext(false);

const FEW = 10;

/** Differences that are closed at first if they are long. They are printed, and found by the browser's search, even so. */
export default function Fold({name, count, rows = Infinity, children}: Props): ReactNode {
  const isOpened = useContext(Opened) || rows <= FEW;
  return (
    <details open={isOpened} className={styles.fold}>
      <summary>
        <span className={styles.name}>{name}</span> <span className={styles.quiet}>{count}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
