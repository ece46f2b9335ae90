import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface Step {
  title: string;
  text: ReactNode;
}

export default function Steps({steps}: {steps: readonly Step[]}): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text}) => (
        <li key={title} className={styles.step}>
          <Heading as="h3" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
