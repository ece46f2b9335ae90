import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from '@site/src/features/search/results.module.css';

/** A field that leads to /search. Only the button in the top bar opens the DocSearch dialog. */
export default function SearchBox({words}: {words?: string}): ReactNode {
  const label = translate({id: 'search.label.large', message: 'Search the help centre'});
  return (
    <search aria-label={label}>
      <form role="none" action={useBaseUrl('/search')}>
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={words}
          autoComplete="off"
        />
      </form>
    </search>
  );
}
