import type {ReactNode} from 'react';

import StartNow from '@site/src/components/StartNow';

import styles from './styles.module.css';

/** The part of a page that is one tool. */
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
