import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import {reviewState} from '@site/src/features/review/state';
import {useFormatLocale} from '@site/src/lib/locale';

import styles from './styles.module.css';

interface Props {
  /** ISO date up to which the page is known to be correct. */
  date: string;
  /** Whether the date had passed at build time. */
  isDue: boolean;
}

/**
 * Tells readers that a page was not reviewed in time. Added to pages with `review_by` automatically.
 * If the date passes after the build, the visitor's clock decides.
 */
export default function ReviewNote({date, isDue}: Props): ReactNode {
  const locale = useFormatLocale();
  const isPast = useIsBrowser() && reviewState(date, new Date()) === 'due';
  if (!isDue && !isPast) return null;
  return (
    <div className={styles.note} role="note">
      <strong>
        <Translate
          id="review.title"
          values={{
            date: (
              <time dateTime={date} suppressHydrationWarning>
                {calendarDate(date, locale)}
              </time>
            ),
          }}>
          {'This page was due for review by {date}.'}
        </Translate>
      </strong>{' '}
      <Translate id="review.text">
        We have not confirmed it since, so parts of it may be out of date. If money or a deadline
        depends on it, ask first:
      </Translate>{' '}
      <Link to="/contact">
        <Translate id="review.link">contact support</Translate>
      </Link>
    </div>
  );
}
