import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import {useFormatLocale} from '@site/src/lib/locale';
import type {Incident, Status} from './schema';

/** Incidents with their updates, the latest first. */
export default function Incidents({
  components,
  incidents,
}: Pick<Status, 'components' | 'incidents'>): ReactNode {
  return [...incidents]
    .sort((a, b) => b.started.localeCompare(a.started))
    .map((incident) => <Entry key={incident.id} incident={incident} components={components} />);
}

function Entry({
  incident: {id, title, started, ended, updates, ...incident},
  components,
}: {
  incident: Incident;
} & Pick<Status, 'components'>): ReactNode {
  const locale = useFormatLocale();
  const names = components.flatMap((one) =>
    incident.components.includes(one.id) ? [one.name] : [],
  );
  const latestFirst = [...updates].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <article aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {title}{' '}
        {!ended && (
          <Badge tone="accent">
            <Translate id="status.open">Open</Translate>
          </Badge>
        )}
      </Heading>
      <p>
        {new Intl.ListFormat(locale).format(names)}.{' '}
        {ended ? (
          <Translate
            id="status.lasted"
            values={{started: <Moment at={started} />, ended: <Moment at={ended} />}}>
            {'From {started} to {ended}.'}
          </Translate>
        ) : (
          <Translate id="status.since" values={{started: <Moment at={started} />}}>
            {'Since {started}.'}
          </Translate>
        )}
      </p>
      <ul>
        {latestFirst.map(({at, text}) => (
          <li key={at}>
            <Moment at={at} />: {text}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** A date and time in the time zone of Warsaw, where the service is run. */
function Moment({at}: {at: string}): ReactNode {
  const locale = useFormatLocale();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  });
  return (
    <time dateTime={at}>
      <Translate id="status.moment" values={{moment: format.format(new Date(at))}}>
        {'{moment}, Warsaw time'}
      </Translate>
    </time>
  );
}
