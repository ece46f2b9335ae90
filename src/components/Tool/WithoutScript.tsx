import type {ReactNode} from 'react';

import styles from './place.module.css';

/** What readers without script are told where a tool would stand. */
export default function WithoutScript({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.withoutScript} data-search="off">
      {children}
    </p>
  );
}
