import {type ReactNode, useState} from 'react';

import Translate from '@docusaurus/Translate';

import SearchResults from '@site/src/components/SearchResults';
import KindFilter from '@site/src/components/SearchResults/KindFilter';
import {CURRENT} from '@site/src/search/site';
import {useSearch} from '@site/src/search/use-search';

import styles from './styles.module.css';
import type {Asked} from './_use-asked';

/** Results that are shown at first, and that each wish for more adds. */
const PAGE = 10;

interface Props {
  asked: Asked;
  ask: (change: Partial<Asked>) => void;
}

/** What was found, or why there is nothing to see. */
export default function Found({asked, ask}: Props): ReactNode {
  const {query, kind, version} = asked;
  const [limit, setLimit] = useState(PAGE);
  const text = query.trim();
  const searched = useSearch({text, version, kind, limit});
  const [shownFor, setShownFor] = useState(text);
  if (shownFor !== text) {
    setShownFor(text);
    setLimit(PAGE);
  }
  if (!searched) return <p className={styles.waiting} role="status" />;
  if (!searched.answer) {
    return (
      <p role="alert">
        <Translate id="search.failed">
          The search could not be loaded. Check the connection and type again.
        </Translate>
      </p>
    );
  }
  return (
    <>
      {version !== CURRENT && (
        <p className={styles.version}>
          <Translate id="search.version" values={{version}}>
            {'These are pages of the archive of {version}.'}
          </Translate>{' '}
          <button type="button" onClick={() => ask({version: CURRENT})}>
            <Translate id="search.version.leave">Search today’s pages</Translate>
          </button>
        </p>
      )}
      <KindFilter
        counts={searched.answer.counts}
        chosen={kind}
        onChoose={(chosen) => ask({kind: chosen})}
      />
      <SearchResults
        query={searched.text}
        answer={searched.answer}
        onTry={(word) => ask({query: word})}
        onMore={() => setLimit(limit + PAGE)}
        onAll={() => ask({kind: undefined})}
      />
    </>
  );
}
