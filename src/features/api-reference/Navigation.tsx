import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';

import {scrollWithin} from '@site/src/lib/scroll-within';
import Method from './Method';
import type {ApiReference} from './reference';
import {usePlace} from './use-place';

import styles from './navigation.module.css';

/** Something with an anchor on the page. */
interface Place {
  anchor: string;
  name: string;
  /** Only of operations and events. Other places are listed when they are searched for. */
  method?: string;
}

interface Group extends Place {
  places: Place[];
}

/** The contents of the page with the current place highlighted. A collapsed bar on small screens. */
export default function Navigation({reference}: {reference: ApiReference}): ReactNode {
  const bar = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => groupsOf(reference), [reference]);
  const anchors = useMemo(
    () => groups.flatMap((one) => [one, ...one.places]).map(({anchor}) => anchor),
    [groups],
  );
  const place = usePlace(anchors);
  const group = groups.find((one) => [one, ...one.places].some(({anchor}) => anchor === place));
  const here = group?.places.find(({anchor}) => anchor === place) ?? group;
  // Places that are not listed are represented by their group.
  const current = here?.method ? here.anchor : group?.anchor;

  const wanted = typed.trim().toLowerCase();
  const isWanted = ({name}: Place): boolean => name.toLowerCase().includes(wanted);
  const isListed = (one: Place): boolean =>
    wanted === '' ? one.method !== undefined : isWanted(one);
  const shown = groups
    .map((one) => ({...one, places: one.places.filter(isListed)}))
    .filter((one) => isWanted(one) || one.places.length > 0);
  // The names of fields, such as createOrder.amount, are read from the page.
  const fields = wanted === '' ? [] : fieldsOfPage().filter(isWanted);

  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) scrollWithin(list.current, link);
  }, [current]);

  const filter = translate({id: 'api.filter', message: 'Filter calls, fields and errors'});
  const linkTo = ({anchor, name, method}: Place): ReactNode => (
    <a
      href={`#${anchor}`}
      aria-current={anchor === current ? 'location' : undefined}
      onClick={() => bar.current?.removeAttribute('open')}>
      {method && <Method name={method} />}
      <span>{name}</span>
    </a>
  );
  const listOf = (places: readonly Place[]): ReactNode => (
    <ul>
      {places.map((one) => (
        <li key={one.anchor}>{linkTo(one)}</li>
      ))}
    </ul>
  );
  return (
    <div className={`screen-only ${styles.contents}`}>
      <details ref={bar} className={styles.bar} data-export="off">
        <summary>
          <Translate id="api.contents">Contents</Translate>
          <span className={styles.here}>{here?.name}</span>
        </summary>
      </details>
      <nav
        ref={list}
        className={styles.navigation}
        aria-label={translate({id: 'api.navigation', message: 'Calls and events'})}>
        <input
          type="search"
          className={`with-script ${styles.filter}`}
          aria-label={filter}
          placeholder={filter}
          spellCheck={false}
          onChange={({target}) => setTyped(target.value)}
        />
        {shown.map((one) => (
          <div key={one.anchor} className={styles.group}>
            {linkTo(one)}
            {one.places.length > 0 && listOf(one.places)}
          </div>
        ))}
        {listOf(fields)}
      </nav>
    </div>
  );
}

/** The places of the page in its order. */
function groupsOf({headers, errors, groups}: ApiReference): Group[] {
  return [
    {
      anchor: 'signing',
      name: translate({id: 'api.signing', message: 'Signing headers'}),
      places: headers,
    },
    {
      anchor: 'errors',
      name: translate({id: 'api.errors', message: 'Errors'}),
      places: [
        ...errors.map(({code, anchor}) => ({anchor, name: code})),
        {
          anchor: 'failure',
          name: translate({id: 'api.failure', message: 'Fields of every failure'}),
        },
      ],
    },
    ...groups.map(({anchor, name, operations}) => ({
      anchor,
      name,
      places: operations.map((one) => ({...one, name: one.summary})),
    })),
  ];
}

function fieldsOfPage(): Place[] {
  return [...document.querySelectorAll('main th[id]')].map(({id}) => ({
    anchor: id,
    name: id.split('/').slice(1).join('.'),
  }));
}
