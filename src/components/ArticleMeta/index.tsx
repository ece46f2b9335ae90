import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import Age from '@site/src/components/Age';
import type {Article} from '@site/src/content/article';

import styles from './styles.module.css';

interface Props {
  /** Minutes. */
  readTime?: number | undefined;
  /** ISO date. */
  updated?: string | undefined;
  edition?: Article['edition'];
  age?: ComponentProps<typeof Age>['age'];
}

/** "8 min read · Updated 24 November 2026"; legal pages begin with "Version 2, in effect from …". */
export default function ArticleMeta({
  readTime,
  updated,
  edition,
  age = 'beside',
}: Props): ReactNode {
  return (
    <p className={`quiet ${styles.meta}`}>
      {readTime && (
        <span className={styles.readTime}>
          <Translate id="article.readTime" values={{minutes: String(readTime)}}>
            {'{minutes} min read'}
          </Translate>
        </span>
      )}
      {edition && (
        <span>
          <Translate
            id="article.edition"
            values={{
              number: String(edition.number),
              date: <Age date={edition.effective} age="none" />,
            }}>
            {'Version {number}, in effect from {date}'}
          </Translate>
        </span>
      )}
      {updated && (
        <span className={styles[age]}>
          <Translate id="age.updated" values={{age: <Age date={updated} age={age} />}}>
            {'Updated {age}'}
          </Translate>
        </span>
      )}
    </p>
  );
}
