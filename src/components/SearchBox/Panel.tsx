import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';

import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';

import Corrected from '@site/src/components/SearchResults/Corrected';
import Popular from '@site/src/components/SearchResults/Popular';
import {countOfResults} from '@site/src/components/SearchResults/count';
import type {Answer, Result} from '@site/src/search/engine/search';
import {BOX_LIMIT} from '@site/src/search/limits';
import {useSearch} from '@site/src/search/use-search';

import {moveActive} from './move-active';
import Options, {type Other} from './Options';
import PanelMissing from './PanelMissing';
import {forgetAll, recentSearches, remember} from './recent';
import {searchUrl} from './search-url';
import styles from './panel.module.css';

/** Few searches need it, and none before it has found nothing. */
const Nothing = lazy(() =>
  import(
    /* webpackChunkName: "search-nothing" */ '@site/src/components/SearchResults/Nothing'
  ).catch(() => ({default: PanelMissing})),
);

export interface PanelProps {
  /** What ids begin with. */
  id: string;
  text: string;
  version: string;
  /** Id of the option that Enter opens. */
  active: string | undefined;
  /** Takes the keys that are pressed in the field. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | undefined>;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  onText: (text: string) => void;
}

/** What opens below the field: results, or the searches made before. */
export default function Panel(props: PanelProps): ReactNode {
  const {id, text, version, active, keysRef, onActive, onClose, onText} = props;
  const query = text.trim();
  const history = useHistory();
  const searched = useSearch({text: query, version, limit: BOX_LIMIT});
  const [recent, setRecent] = useState(recentSearches);
  const answer = searched?.answer;
  // What stands there at first stays until there is an answer.
  const isAtStart = query === '' || !searched;
  const results = (!isAtStart && answer?.results) || NONE;
  const others = isAtStart ? recent.map(recentOption) : wayToAll(answer, query, version);
  const options: readonly (Result | Other)[] = [...results, ...others];
  const ids = options.map((_, index) => `${id}-option-${index}`);

  const choose = (chosen: string): void => {
    const option = options[ids.indexOf(chosen)];
    if (!option) return;
    if (option.kind === 'recent') {
      onText(option.query);
      return;
    }
    remember(query);
    onClose();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.push(option.url);
  };

  // At once: the next key may be on its way.
  useLayoutEffect(() => {
    keysRef.current = (event) => {
      const next = moveActive(event.key, ids, active);
      if (next !== undefined) {
        event.preventDefault();
        onActive(next);
        document.getElementById(next)?.scrollIntoView({block: 'nearest'});
      } else if (event.key === 'Enter' && active && ids.includes(active)) {
        event.preventDefault();
        choose(active);
      }
    };
    return () => {
      keysRef.current = undefined;
    };
  });

  return (
    <div className="search-panel">
      <Status query={query} searched={searched} />
      {answer && (
        <div className="search-note">
          <Corrected corrections={answer.corrections} />
        </div>
      )}
      {isAtStart && recent.length > 0 && (
        <div className={styles.head}>
          <span id={`${id}-recent`}>
            <Translate id="search.recent">Recent searches</Translate>
          </span>
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
      {isAtStart && recent.length === 0 && (
        <p className={styles.tip}>
          <Translate id="search.tip">
            Type a word of your question, an error code or a coin.
          </Translate>
        </p>
      )}
      <Options
        id={`${id}-list`}
        results={results}
        html={isAtStart ? '' : (searched.html ?? '')}
        others={others}
        ids={ids}
        active={active}
        onChoose={choose}
      />
      {isAtStart && recent.length === 0 && (
        <div className="search-note">
          <Popular />
        </div>
      )}
      {answer && answer.total === 0 && query !== '' && (
        <div className="search-note">
          <Suspense fallback={null}>
            <Nothing query={searched.text} suggestions={answer.suggestions} onTry={onText} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

const NONE: readonly Result[] = [];

function recentOption(query: string): Other {
  return {kind: 'recent', url: searchUrl(query, ''), query, label: query};
}

/** A list that holds all results leads nowhere further. */
function wayToAll(answer: Answer | undefined, query: string, version: string): Other[] {
  if (!answer || answer.total === answer.results.length) return [];
  const label = (
    <Translate id="search.all" values={{count: answer.total}}>
      {'See all {count} results'}
    </Translate>
  );
  return [{kind: 'all', url: searchUrl(query, version), label}];
}

/** Says aloud how many results there are, and tells where the index could not be loaded. */
function Status({
  query,
  searched,
}: {
  query: string;
  searched: ReturnType<typeof useSearch>;
}): ReactNode {
  if (searched && !searched.answer && query !== '') {
    return (
      <p role="alert" className={styles.tip}>
        <Translate id="search.failed">
          The search could not be loaded. Check the connection and type again.
        </Translate>
      </p>
    );
  }
  return (
    <p role="status" className="visually-hidden">
      {searched?.answer && searched.text === query ? countOfResults(searched.answer.total) : ''}
    </p>
  );
}
