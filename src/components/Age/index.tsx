import type {ReactNode} from 'react';

import {useFormatLocale} from '@site/src/lib/locale';
import {useToday} from '@site/src/lib/use-today';
import {calendarDate, relativeAge} from './relative-age';

interface Props {
  /** ISO date, YYYY-MM-DD. */
  date: string;
  /** In a list, the age takes the place of the date: a card has no room for both. */
  age?: 'beside' | 'instead' | 'none';
}

/**
 * A date, and its age by the visitor's clock: "24 November 2026 · 2 days ago". The served HTML has only the
 * date, because an age computed at build time would be wrong a day later; the scripts add it.
 */
export default function Age({date, age = 'beside'}: Props): ReactNode {
  const locale = useFormatLocale();
  const written = calendarDate(date, locale);
  const today = useToday();
  const ago = today && age !== 'none' ? relativeAge(date, today, locale) : undefined;
  return (
    <time dateTime={date} suppressHydrationWarning>
      {ago && age === 'instead' ? <span title={written}>{ago}</span> : written}
      {ago && age === 'beside' && (
        <>
          {' '}
          <span className="wide-only">{`· ${ago}`}</span>
        </>
      )}
    </time>
  );
}
