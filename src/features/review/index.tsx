import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import {reviewState} from '@site/src/features/review/state';
import {useFormatLocale} from '@site/src/lib/locale';

import styles from './styles.module.css';

interface Props {
  /** ISO date of the last day on which the page is known to be right. */
  date: string;
  /** Whether the day was past when the site was built. */
  isDue: boolean;
}

/**
 * Tells readers that a page was not read through in time. A page with `review_by` imports it by
 * itself. Where the day passes after the build, the visitor's clock tells.
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
          values={{date: <time dateTime={date}>{calendarDate(date, locale)}</time>}}>
          {'This page was to be reviewed by {date}.'}
        </Translate>
      </strong>{' '}
      <Translate id="review.text">
        We have not confirmed it since, so a part of it may be out of date. Where money or a
        deadline depends on it, ask first:
      </Translate>{' '}
      <Link to="/contact">
        <Translate id="review.link">contact support</Translate>
      </Link>
    </div>
  );
}
