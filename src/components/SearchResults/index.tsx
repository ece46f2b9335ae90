import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {Answer, Result} from '@site/src/search/engine/search';

import Corrected from './Corrected';
import {countOfResults} from './count';
import {kindName} from './kind-name';
import Nothing from './Nothing';
import Pieces from './Pieces';
import styles from './styles.module.css';

interface Props {
  query: string;
  answer: Answer;
  onTry: (query: string) => void;
  onMore: () => void;
  /** Shows results of every kind. */
  onAll: () => void;
}

/** Results in order, each an article with one link; their number is announced. */
export default function SearchResults({query, answer, onTry, onMore, onAll}: Props): ReactNode {
  const {results, total, counts, corrections, suggestions} = answer;
  const ofAnyKind = Object.values(counts).reduce((sum, some) => sum + some, 0);
  return (
    <>
      <p className={styles.count} role="status">
        {countOfResults(total)}
      </p>
      <Corrected corrections={corrections} />
      {results.map((result) => (
        <ResultArticle key={result.url} result={result} />
      ))}
      {ofAnyKind === 0 && <Nothing query={query} suggestions={suggestions} onTry={onTry} />}
      {total === 0 && ofAnyKind > 0 && (
        <button type="button" className={styles.more} onClick={onAll}>
          <Translate id="search.kinds.show-all" values={{count: ofAnyKind}}>
            {'None of this kind. Show all {count} results'}
          </Translate>
        </button>
      )}
      {results.length < total && (
        <button type="button" className={styles.more} onClick={onMore}>
          <Translate id="search.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

function ResultArticle({result: {title, url, path, kind, excerpt}}: {result: Result}): ReactNode {
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={url}>
          <Pieces of={title} />
        </Link>
      </Heading>
      <p className={styles.path}>
        <span className={styles.kind}>{kindName(kind)}</span>
        {path.join(' › ')}
      </p>
      <p className={styles.text}>
        <Pieces of={excerpt} />
      </p>
    </article>
  );
}
