import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The questions on one subject, beside its heading. */
export default function Subject({children}: {children: ReactNode}): ReactNode {
  return <section className={styles.subject}>{children}</section>;
}
