import {type MouseEvent, type ReactNode, useState} from 'react';

import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';

import {About, countOfResults, Failed, Nothing, Notes, Pieces, Popular, totalOf} from './parts';
import styles from './panel.module.css';
import {forgetAll, recentSearches, remember} from './recent';
import {searchUrl, useSearch} from './use-search';

/** Results that fit above the fold; the page /search has the others. */
const LIMIT = 7;

interface Props {
  /** What ids begin with. */
  id: string;
  text: string;
  version: string;
  /** Id of the option that Enter opens. */
  active: string | undefined;
  /** Closes the box. */
  onLeave: () => void;
  onText: (text: string) => void;
}

/** What opens below the field: results, or the searches made before. */
export default function Panel({id, text, version, active, onLeave, onText}: Props): ReactNode {
  const history = useHistory();
  const [recent, setRecent] = useState(recentSearches);
  const searched = useSearch({text, version, limit: LIMIT});
  const answer = searched?.answer;
  const total = answer ? totalOf(answer) : 0;
  const results = answer?.results ?? [];

  const option = (at: number, url: string, content: ReactNode, choose?: () => void): ReactNode => (
    <a
      key={url}
      id={`${id}-option-${at}`}
      href={url}
      role="option"
      tabIndex={-1}
      aria-selected={active === `${id}-option-${at}`}
      className={styles.option}
      // A press leaves the focus in the field, so that the arrows go on from there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        if (choose) return choose();
        remember(text);
        onLeave();
        history.push(url);
      }}>
      {content}
    </a>
  );

  return (
    <div className={styles.panel}>
      <p role="status" className="visually-hidden">
        {answer && searched.text === text ? countOfResults(total) : ''}
      </p>
      <div className={styles.note}>
        {searched && !answer && <Failed />}
        {answer && <Notes query={searched.text} version={version} answer={answer} />}
      </div>
      {!searched && recent.length > 0 && (
        <div className={styles.head}>
          <Translate id="search.recent">Recent searches</Translate>
          <button
            type="button"
            onClick={() => {
              forgetAll();
              setRecent([]);
              onText('');
            }}>
            <Translate id="search.recent.clear">Clear recent searches</Translate>
          </button>
        </div>
      )}
      {!searched && recent.length === 0 && (
        <p className={styles.tip}>
          <Translate id="search.tip">
            Type a word of your question, an error code or a coin.
          </Translate>
        </p>
      )}
      <div
        role="listbox"
        id={`${id}-list`}
        className={styles.list}
        aria-label={translate({id: 'search.results', message: 'Search results'})}>
        {!searched &&
          recent.map((query, at) => option(at, searchUrl(query, ''), query, () => onText(query)))}
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
        {!searched && recent.length === 0 && <Popular />}
        {answer && total === 0 && <Nothing query={searched.text} />}
      </div>
    </div>
  );
}
