import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import SearchBox from '@theme/SearchBox';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The head of the knowledge base: what it is, and the search. */
export default function IndexHeader(): ReactNode {
  const {metadata} = useDoc();
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {metadata.title}
      </Heading>
      <p className={styles.lead}>{metadata.description}</p>
      <div className={styles.search}>
        <SearchBox size="large" />
      </div>
    </header>
  );
}
