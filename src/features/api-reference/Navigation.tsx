import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import {useEntered} from '@site/src/components/Field/use-entered';
import SearchIcon from '@site/src/components/SearchIcon';
import {scrollWithin} from '@site/src/lib/scroll-within';
import Method from './Method';
import {findPlaces, type FoundPlace, type PlaceGroup} from './places';
import {usePlace} from './use-place';

import styles from './navigation.module.css';

interface Props {
  groups: readonly PlaceGroup[];
  /** All anchors in page order. */
  anchors: readonly string[];
}

/** All places of the page with the current one highlighted, and a filter. A collapsed bar on small screens. */
export default function Navigation({groups, anchors}: Props): ReactNode {
  const field = useId();
  const bar = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const input = useEntered(({value}: HTMLInputElement) => value, query, setQuery);
  const place = usePlace(anchors);
  const here = groups
    .flatMap((group) => [group, ...group.places])
    .find(({anchor}) => anchor === place);
  const group = groups.find(
    ({anchor, places}) => anchor === place || places.some((one) => one.anchor === place),
  );
  // Places that are not listed are represented by their group.
  const current = group?.isBrief && query === '' ? group.anchor : place;
  const found = findPlaces(groups, query);
  const count = found.reduce((sum, {places}) => sum + places.length, 0);

  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) scrollWithin(list.current, link);
  }, [current]);

  const close = (): void => {
    if (bar.current) bar.current.open = false;
  };

  const linkTo = ({anchor, name, method, term}: FoundPlace): ReactNode => (
    <a
      href={`#${anchor}`}
      aria-current={anchor === current ? 'location' : undefined}
      onClick={close}>
      {method && <Method name={method} />}
      <span>
        {name}
        {term && <code className={styles.term}>{term}</code>}
      </span>
    </a>
  );
  return (
    <div className={styles.contents}>
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
        <div role="search" className={`with-script ${styles.search}`}>
          <label htmlFor={field}>
            <Translate id="api.search">Find a call, field or error</Translate>
          </label>
          <div className={styles.field}>
            <SearchIcon />
            <input
              ref={input}
              id={field}
              type="search"
              value={query}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p role="status" className={styles.count}>
            {query && (
              <Translate id="api.search.count" values={{count: String(count)}}>
                {'{count} found'}
              </Translate>
            )}
          </p>
          {query && count === 0 && (
            <Link to={`/search?q=${encodeURIComponent(query)}`}>
              <Translate id="api.search.elsewhere">Search all articles instead</Translate>
            </Link>
          )}
        </div>
        {found.map(({anchor, name, places}) => (
          <div key={anchor} className={styles.group}>
            {linkTo({anchor, name, terms: [], text: ''})}
            {places.length > 0 && (
              <ul>
                {places.map((one) => (
                  <li key={one.anchor}>{linkTo(one)}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
    </div>
  );
}
