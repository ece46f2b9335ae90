import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import {UpdatedAge} from '@site/src/components/Age';
import {calendarDate} from '@site/src/components/Age/relative-age';
import {useFormatLocale} from '@site/src/lib/locale';

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
  const date = calendarDate(effective, useFormatLocale());
  return (
    <span>
      <Translate
        id="article.edition"
        values={{
          number: String(number),
          date: (
            <time dateTime={effective} suppressHydrationWarning>
              {date}
            </time>
          ),
        }}>
        {'Version {number}, in effect from {date}'}
      </Translate>
    </span>
  );
}
