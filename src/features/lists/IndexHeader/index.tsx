import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import FirstHelp from '@site/src/components/FirstHelp';
import PageHeader from '@site/src/components/PageHeader';
import SearchBox from '@site/src/features/search/SearchBox';

import styles from './styles.module.css';

/** The header of the knowledge base: the search, and what cannot wait. */
export default function IndexHeader(): ReactNode {
  const {title, description} = useDoc().metadata;
  return (
    <>
      <div className={styles.head}>
        <PageHeader title={title} lead={<span className="wide-only">{description}</span>} />
        <SearchBox size="large" />
      </div>
      <FirstHelp />
    </>
  );
}
