import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import BackToList from '@site/src/components/BackLink/BackToList';
import PageHeader from '@site/src/components/PageHeader';
import SubjectIcon from '@site/src/components/SubjectIcon';

import styles from './styles.module.css';

export default function CategoryHeader({category}: {category: string}): ReactNode {
  const {title, description} = useDoc().metadata;
  return (
    <PageHeader
      above={
        <div className="phone-only">
          <BackToList />
        </div>
      }
      title={
        <span className={styles.title}>
          <SubjectIcon subject={category} className={styles.icon} />
          {title}
        </span>
      }
      lead={description}
    />
  );
}
