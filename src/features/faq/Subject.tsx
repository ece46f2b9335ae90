import type {ReactNode} from 'react';

import SubjectIcon from '@site/src/components/SubjectIcon';

import styles from './styles.module.css';

interface Props {
  /** Anchor of its heading. */
  id: string;
  /** The heading and the questions. */
  children: ReactNode;
}

/** The questions on one subject, beside its heading. */
export default function Subject({id, children}: Props): ReactNode {
  return (
    <section className={styles.subject}>
      <SubjectIcon subject={id} />
      {children}
    </section>
  );
}
