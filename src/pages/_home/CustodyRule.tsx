import type {ReactNode} from 'react';

import styles from './rule.module.css';

interface Props {
  source: ReactNode;
  /** Word for word. */
  children: ReactNode;
}

/** What the terms promise about customers' coins. */
export default function CustodyRule({source, children}: Props): ReactNode {
  return (
    <figure className={styles.rule}>
      <blockquote>{children}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
