import type {ReactNode} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';

import {useFormatLocale} from '@site/src/lib/locale';
import {useIdle} from '@site/src/lib/use-idle';

import {calendarDate, relativeAge} from './relative-age';

interface Props {
  /** ISO date, YYYY-MM-DD. */
  date: string;
}

/** The age of a date. Served HTML holds the date itself; the age is computed by the visitor's clock. */
export default function Age({date}: Props): ReactNode {
  const locale = useFormatLocale();
  if (!useIdle()) return <Written date={date} locale={locale} />;
  const written = calendarDate(date, locale);
  const age = relativeAge(date, new Date(), locale);
  return (
    <time dateTime={date} title={age && written}>
      {age ?? written}
    </time>
  );
}

/** What the build wrote stays as it is: a browser takes long to begin with dates. */
function Written({date, locale}: Props & {locale: string}): ReactNode {
  const html = ExecutionEnvironment.canUseDOM ? '' : calendarDate(date, locale);
  return <time dateTime={date} dangerouslySetInnerHTML={{__html: html}} />;
}

/** "Updated 2 days ago". */
export function UpdatedAge({date}: Props): ReactNode {
  return (
    <span>
      <Translate id="age.updated" values={{age: <Age date={date} />}}>
        {'Updated {age}'}
      </Translate>
    </span>
  );
}
