import {type ReactNode, useId, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {anchors} from '@site/src/contract/anchors';
import type {ShownSection} from '@site/src/contract/reference';

import styles from './navigation.module.css';

/** All calls and events with links to them; with script, a field narrows the list. */
export default function Navigation({sections}: {sections: readonly ShownSection[]}): ReactNode {
  const field = useId();
  const inBrowser = useIsBrowser();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = sections.map((section) => ({
    ...section,
    operations: section.operations.filter((one) => words.every((word) => one.words.includes(word))),
  }));
  const count = shown.reduce((sum, {operations}) => sum + operations.length, 0);
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({id: 'api.navigation', message: 'Calls and events'})}>
      {inBrowser && (
        <div role="search" className={styles.search}>
          <label htmlFor={field}>
            <Translate id="api.search">Search calls, events and fields</Translate>
          </label>
          <input
            id={field}
            type="search"
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className={styles.count}>
            {query && (
              <Translate id="api.search.count" values={{count: String(count)}}>
                {'{count} found'}
              </Translate>
            )}
          </p>
        </div>
      )}
      {shown
        .filter(({operations}) => operations.length > 0)
        .map(({name, anchor, operations}) => (
          <div key={anchor} className={styles.group}>
            <a href={`#${anchor}`} className={styles.section}>
              {name}
            </a>
            <ul>
              {operations.map(({id, summary}) => (
                <li key={id}>
                  <a href={`#${anchors.operation(id)}`}>{summary}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {!query && (
        <div className={styles.group}>
          <a href="#errors" className={styles.section}>
            <Translate id="api.errors">Errors</Translate>
          </a>
        </div>
      )}
    </nav>
  );
}
