import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

export function Step({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <li className={styles.step}>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
