import {type ReactNode, useId} from 'react';

import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Anchor of the section. */
  id?: string;
  /** `tinted` sets it off from its neighbours. */
  tone?: 'plain' | 'tinted';
  children?: ReactNode;
}

/** A titled part of a page. */
export default function Section({title, lead, id, tone = 'plain', children}: Props): ReactNode {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={clsx(styles.section, styles[tone])}>
      <div className="container">
        <Heading as="h2" id={titleId} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
