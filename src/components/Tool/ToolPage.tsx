import type {ReactNode} from 'react';

import StartNow from '@site/src/components/StartNow';

import styles from './styles.module.css';

export default function ToolPage({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <StartNow />
      <div className={`container ${styles.page}`}>{children}</div>
    </>
  );
}

/** Tables in columns, as many as fit. */
export function Columns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

interface FoldedProps {
  /** What a phone shows instead. */
  label: string;
  children: ReactNode;
}

/** A part that is folded on a phone. */
export function Folded({label, children}: FoldedProps): ReactNode {
  return (
    <details className="fold">
      <summary data-export="off" data-search="off">
        {label}
      </summary>
      {children}
    </details>
  );
}
