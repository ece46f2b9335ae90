import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchResult} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import Heading from '@theme/Heading';

import Marked from './Marked';
import {shownOf} from './shown';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** Undefined while nothing was asked, or the first answer is not there yet. */
  results: readonly SearchResult[] | undefined;
}

/** Results in order, each an article with one link; its count is announced. */
export default function SearchResults({query, results}: Props): ReactNode {
  return (
    <>
      <p className={styles.count} role="status">
        {results && query !== '' && <Count count={results.length} query={query} />}
      </p>
      {results?.map((result) => (
        <Result key={result.document.i} result={result} />
      ))}
    </>
  );
}

function Count({count, query}: {count: number; query: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  if (count === 0) {
    return (
      <Translate
        id="search.none"
        values={{
          query,
          contact: (
            <Link to="/contact">
              <Translate id="search.none.contact">ask us</Translate>
            </Link>
          ),
        }}>
        {'Nothing found for “{query}”. Try another word, or {contact}.'}
      </Translate>
    );
  }
  return selectMessage(
    count,
    translate(
      {id: 'search.count', message: '{count} result|{count} results'},
      {count: String(count)},
    ),
  );
}

function Result({result}: {result: SearchResult}): ReactNode {
  const {title, path, text, to} = shownOf(result);
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={to}>
          <Marked text={title} words={result.tokens} />
        </Link>
      </Heading>
      {path && <p className={styles.path}>{path}</p>}
      {text && (
        <p className={styles.text}>
          <Marked text={text} words={result.tokens} />
        </p>
      )}
    </article>
  );
}
