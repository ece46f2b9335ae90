import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {About, countOfResults, Notes, NothingFound, Pieces, Popular} from './parts';
import {searchUrl, useSearch} from './use-search';

import styles from './panel.module.css';

/** Maximum number of results in the panel; /search shows the rest. */
const LIMIT = 7;

export interface PanelProps {
  /** Prefix of the element ids. */
  id: string;
  text: string;
  version: string;
  /** Id of the option that Enter opens. */
  active: string | undefined;
  onClose: () => void;
}

/** The dropdown below the field. */
export default function Panel({id, text, version, active, onClose}: PanelProps): ReactNode {
  const searched = useSearch(text, version, LIMIT);
  const {results = [], total = 0} = searched?.answer ?? {};
  const option = (at: number, url: string, content: ReactNode): ReactNode => (
    <Link
      key={at}
      to={url}
      id={`${id}-option-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={active === `${id}-option-${at}`}
      className={clsx(styles.option)}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}>
      {content}
    </Link>
  );
  return (
    <div className={styles.panel}>
      <p role="status" className="visually-hidden">
        {searched?.answer && searched.text === text ? countOfResults(total) : ''}
      </p>
      <div className={styles.note}>
        {searched ? (
          <Notes {...searched} version={version} />
        ) : (
          <p className={styles.tip}>
            {text === '' ? (
              <Translate id="search.tip">
                Type a word from your question, an error code or a coin.
              </Translate>
            ) : (
              <Translate id="search.searching">Searching…</Translate>
            )}
          </p>
        )}
      </div>
      <div
        role="listbox"
        id={`${id}-list`}
        className={styles.list}
        aria-label={translate({id: 'search.results', message: 'Search results'})}>
        {results.map((result, at) =>
          option(
            at,
            result.url,
            <>
              <span className={styles.title}>
                <Pieces of={result.title} />
              </span>
              <About result={result} />
            </>,
          ),
        )}
        {searched &&
          total > results.length &&
          option(
            results.length,
            searchUrl(searched.text, version),
            <strong className={styles.all}>
              <Translate id="search.all" values={{count: total}}>
                {'See all {count} results'}
              </Translate>
            </strong>,
          )}
      </div>
      <div className={styles.note}>
        {text === '' && <Popular />}
        {searched?.answer && total === 0 && <NothingFound query={searched.text} />}
      </div>
    </div>
  );
}
