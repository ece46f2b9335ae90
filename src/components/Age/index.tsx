import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {useFormatLocale} from '@site/src/lib/locale';
import {calendarDate, relativeAge} from './relative-age';

import styles from './styles.module.css';

interface Props {
  /** ISO date, YYYY-MM-DD. */
  date: string;
}

/**
 * A date, and its age by the visitor's clock: "24 November 2026 · 2 days ago". The served HTML has only the
 * date, because an age computed at build time would be wrong a day later; the scripts add it.
 */
export default function Age({date}: Props): ReactNode {
  const locale = useFormatLocale();
  const written = calendarDate(date, locale);
  const age = useIsBrowser() ? relativeAge(date, new Date(), locale) : undefined;
  return (
    <time dateTime={date} suppressHydrationWarning>
      {written}
      {age && (
        <>
          {' '}
          <span className={styles.age}>{`· ${age}`}</span>
        </>
      )}
    </time>
  );
}

/** "Updated 24 November 2026 · 2 days ago". */
export function UpdatedAge({date}: Props): ReactNode {
  return (
    <span>
      <Translate id="age.updated" values={{age: <Age date={date} />}}>
        {'Updated {age}'}
      </Translate>
    </span>
  );
}
