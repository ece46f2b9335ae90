import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Question from '@site/src/features/faq/Question';
import type {Method, Wait, Way} from '@site/src/features/payment/model/cases';

import styles from './styles.module.css';

interface GroupProps {
  id: string;
  title: string;
  way: Way;
  /** The methods, separated by spaces. */
  methods: Method | `${Method} ${Method}`;
  children: ReactNode;
}

/** The cases of payments that are delayed in the same ways, and what to send to support. */
export function CaseGroup({id, title, children}: GroupProps): ReactNode {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface CaseProps {
  /** Anchor of the case: the id of the group and a name, which is also its name in the URL of an answer. */
  id: string;
  /** What somebody sees, in their words. */
  title: string;
  /** The time after which the tool says that the payment is late. */
  wait?: Wait;
  /** Begins with the answer in bold, which the tool repeats. */
  children: ReactNode;
}

export function Case({id, title, children}: CaseProps): ReactNode {
  return (
    <Question id={id}>
      {title}
      {children}
    </Question>
  );
}

/** What to send to support. */
export function Send({children}: {children: ReactNode}): ReactNode {
  return <div className={`quiet ${styles.send}`}>{children}</div>;
}

export default function Cases({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cases}>{children}</div>;
}
