import type {ReactNode} from 'react';

import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import styles from './styles.module.css';

interface Props {
  /** Title of the document and, where no `heading` is given, the h1. */
  title: string;
  /** For search engines; one sentence. */
  description: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Stands above the heading. */
  above?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page outside of the content tree: its hero and, below, its sections. */
export default function Page({
  title,
  description,
  heading,
  lead,
  above,
  actions,
  children,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main>
        <header className={styles.hero}>
          <div className="container">
            {above}
            <Heading as="h1" className={styles.title}>
              {heading ?? title}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </header>
        {children}
      </main>
    </Layout>
  );
}
