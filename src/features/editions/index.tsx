import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import {useFormatLocale} from '@site/src/lib/locale';
import type {Edition} from './model';

interface Props {
  /** At least two, the earliest first. */
  editions: Edition[];
  /** Number of the edition on this page. */
  shown: number;
}

/**
 * Lists the editions of a legal page, each with the time in which it applies. Added automatically. It states dates
 * and not which one applies today, so that it is true on every day.
 */
export default function EditionNote({editions, shown}: Props): ReactNode {
  const title = translate({
    id: 'editions.title',
    message: 'There is more than one version of this page',
  });
  return (
    <Admonition type="info" title={title}>
      <ul>
        {editions.map(({number, effective, route}, at) => (
          <li key={number}>
            {number === shown ? (
              <strong>
                <Translate id="editions.shown" values={{number: String(number)}}>
                  {'Version {number}, this text'}
                </Translate>
              </strong>
            ) : (
              <Link to={route}>
                <Translate id="editions.other" values={{number: String(number)}}>
                  {'Version {number}'}
                </Translate>
              </Link>
            )}
            {': '}
            <Period from={effective} until={editions[at + 1]?.effective} />
          </li>
        ))}
      </ul>
    </Admonition>
  );
}

function Period({from, until}: {from: string; until: string | undefined}): ReactNode {
  const locale = useFormatLocale();
  const time = (date: string): ReactNode => (
    <time dateTime={date}>{calendarDate(date, locale)}</time>
  );
  return until === undefined ? (
    <Translate id="editions.from" values={{from: time(from)}}>
      {'applies from {from}'}
    </Translate>
  ) : (
    <Translate id="editions.until" values={{from: time(from), until: time(until)}}>
      {'applies from {from} to the day before {until}'}
    </Translate>
  );
}
