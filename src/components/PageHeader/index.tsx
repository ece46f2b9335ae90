import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** Shown above the title: the back link. */
  above?: ReactNode;
  lead?: ReactNode;
  /** Metadata and actions in one row below the title. */
  children?: ReactNode;
}

/** The header of every reading page: articles, legal pages, updates, lists, results. */
export default function PageHeader({title, above, lead, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      {above}
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && (
        <div className={`wrapped ${styles.meta}`} data-search="off">
          {children}
        </div>
      )}
    </header>
  );
}
