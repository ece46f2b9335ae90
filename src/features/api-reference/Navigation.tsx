import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {scrollWithin} from '@site/src/lib/scroll-within';
import Method from './Method';
import type {Place, PlaceGroup} from './places';
import {usePlace} from './use-place';

import styles from './navigation.module.css';

interface Props {
  groups: readonly PlaceGroup[];
  /** All anchors in page order. */
  anchors: readonly string[];
}

/** The contents of the page with the current place highlighted. A collapsed bar on small screens. */
export default function Navigation({groups, anchors}: Props): ReactNode {
  const bar = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const isWanted = ({name}: Place): boolean => name.toLowerCase().includes(wanted);
  const shown = groups
    .map((one) => ({
      ...one,
      places: one.isBrief && wanted === '' ? [] : one.places.filter(isWanted),
    }))
    .filter((one) => isWanted(one) || one.places.length > 0);
  // The names of fields, such as createOrder.amount, are read from the page.
  const fields = wanted === '' ? [] : fieldsOfPage().filter(isWanted);
  const place = usePlace(anchors);
  const here = groups
    .flatMap((group) => [group, ...group.places])
    .find(({anchor}) => anchor === place);
  const group = groups.find(
    ({anchor, places}) => anchor === place || places.some((one) => one.anchor === place),
  );
  // Places that are not listed are represented by their group.
  const current = group?.isBrief ? group.anchor : place;

  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) scrollWithin(list.current, link);
  }, [current]);

  const filter = translate({id: 'api.filter', message: 'Filter calls, fields and errors'});
  const close = (): void => {
    if (bar.current) bar.current.open = false;
  };

  const linkTo = ({anchor, name, method}: Place): ReactNode => (
    <a
      href={`#${anchor}`}
      aria-current={anchor === current ? 'location' : undefined}
      onClick={close}>
      {method && <Method name={method} />}
      <span>{name}</span>
    </a>
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
        {shown.map(({anchor, name, places}) => (
          <div key={anchor} className={styles.group}>
            {linkTo({anchor, name})}
            {places.length > 0 && (
              <ul>
                {places.map((one) => (
                  <li key={one.anchor}>{linkTo(one)}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
        <ul>
          {fields.map((one) => (
            <li key={one.anchor}>{linkTo(one)}</li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function fieldsOfPage(): Place[] {
  return [...document.querySelectorAll('main th[id]')].map(({id}) => ({
    anchor: id,
    name: id.split('/').slice(1).join('.'),
  }));
}
