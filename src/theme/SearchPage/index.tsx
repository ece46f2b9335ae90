import {type ReactNode, useEffect, useState} from 'react';

import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {
  searchByWorker,
  type SearchResult,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import SearchResults from '@site/src/components/SearchResults';

import styles from './styles.module.css';
import {useQuery} from './use-query';

/** How many results a query shows at the most. */
const LIMIT = 50;

/** /search?q=: results that can be shared, by the same index as the box in the top bar. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQuery();
  const results = useResults(query.trim());
  return (
    <Layout
      title={translate({id: 'search.title', message: 'Search'})}
      description={translate({
        id: 'search.description',
        message: 'Search articles, resources, legal pages and updates.',
      })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">
          <Translate id="search.title">Search</Translate>
        </Heading>
        <search>
          <label htmlFor="search-query" className="visually-hidden">
            <Translate id="search.label">What are you looking for?</Translate>
          </label>
          <input
            id="search-query"
            className={styles.field}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={translate({
              id: 'search.label',
              message: 'What are you looking for?',
            })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <SearchResults query={query.trim()} results={results} />
      </main>
    </Layout>
  );
}

/** Results of the latest query; undefined until they are there. */
function useResults(query: string): SearchResult[] | undefined {
  const [found, setFound] = useState<{query: string; results: SearchResult[]}>();
  useEffect(() => {
    if (query === '') return undefined;
    let current = true;
    void searchByWorker('/', '', query, LIMIT).then((results) => {
      if (current) setFound({query, results});
    });
    return () => {
      current = false;
    };
  }, [query]);
  // What was found for an earlier query stays until the new results are there: no flicker.
  return query === '' ? undefined : found?.results;
}
