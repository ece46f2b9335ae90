import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import Age, {UpdatedAge} from '@site/src/components/Age';

import styles from './styles.module.css';

interface Props {
  /** Minutes. */
  readTime?: number | undefined;
  /** ISO date. */
  updated?: string | undefined;
  edition?: EditionProps | undefined;
  age?: ComponentProps<typeof UpdatedAge>['age'];
}

interface EditionProps {
  number: number;
  /** ISO date. */
  effective: string;
}

/** "8 min read · Updated 24 November 2026"; legal pages begin with "Version 2, in effect from …". */
export default function ArticleMeta({
  readTime,
  updated,
  edition,
  age = 'beside',
}: Props): ReactNode {
  return (
    <p className={styles.meta}>
      {readTime && (
        <span className={styles.readTime}>
          <Translate id="article.readTime" values={{minutes: String(readTime)}}>
            {'{minutes} min read'}
          </Translate>
        </span>
      )}
      {edition && <Edition {...edition} />}
      {updated && (
        <span>
          <UpdatedAge date={updated} age={age} />
        </span>
      )}
    </p>
  );
}

function Edition({number, effective}: EditionProps): ReactNode {
  return (
    <span>
      <Translate
        id="article.edition"
        values={{number: String(number), date: <Age date={effective} age="none" />}}>
        {'Version {number}, in effect from {date}'}
      </Translate>
    </span>
  );
}
