import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import {UpdatedAge} from '@site/src/components/Age';

import styles from './styles.module.css';

interface Props {
  /** Minutes. */
  readTime?: number | undefined;
  /** ISO date. */
  updated?: string | undefined;
}

/** "8 min read · Updated 2 days ago". */
export default function ArticleMeta({readTime, updated}: Props): ReactNode {
  return (
    <p className={styles.meta}>
      {readTime && (
        <span>
          <Translate id="article.readTime" values={{minutes: String(readTime)}}>
            {'{minutes} min read'}
          </Translate>
        </span>
      )}
      {updated && <UpdatedAge date={updated} />}
    </p>
  );
}
