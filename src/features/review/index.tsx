import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import {useFormatLocale} from '@site/src/lib/locale';

import styles from './styles.module.css';

interface Props {
  /** ISO date up to which the page is known to be correct. */
  date: string;
}

/** Tells readers that a page was not reviewed in time. The build adds it to such pages. */
export default function ReviewNote({date}: Props): ReactNode {
  const locale = useFormatLocale();
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
