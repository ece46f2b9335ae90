import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {BackToList} from '@site/src/components/BackLink';
import FirstHelp from '@site/src/components/FirstHelp';
import PageHeader from '@site/src/components/PageHeader';
import SubjectIcon from '@site/src/components/SubjectIcon';
import SearchBox from '@site/src/features/search/SearchBox';

import styles from './styles.module.css';

/** The header of a category; or of the knowledge base, with the search and what cannot wait. */
export default function Header({category}: {category?: string}): ReactNode {
  const {title, description} = useDoc().metadata;
  if (category === undefined) {
    return (
      <>
        <div className={styles.index}>
          <PageHeader title={title} lead={<span className="wide-only">{description}</span>} />
          <SearchBox size="large" />
        </div>
        <FirstHelp />
      </>
    );
  }
  return (
    <PageHeader
      above={
        <div className="phone-only">
          <BackToList />
        </div>
      }
      title={
        <span className={styles.category}>
          <SubjectIcon subject={category} />
          {title}
        </span>
      }
      lead={description}
    />
  );
}
