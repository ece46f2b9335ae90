import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import StartNow from '@site/src/components/StartNow';
import SearchPage from '@site/src/features/search/SearchPage';
import Categories from './_categories';

import styles from './styles.module.css';

/** /search?q=: results that can be shared. */
export default function Search(): ReactNode {
  return (
    <Layout
      title={translate({id: 'search.title', message: 'Search'})}
      description={translate({
        id: 'search.description',
        message: 'Search articles, the API reference, legal pages and updates.',
      })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <StartNow />
      <main className={`container ${styles.page}`}>
        <Heading as="h1">
          <Translate id="search.title">Search</Translate>
        </Heading>
        <div className="without-script">
          <p>
            <Translate id="search.noScript">
              Searching needs JavaScript, which is switched off here. Everything can be reached from
              these lists.
            </Translate>
          </p>
          <Categories />
        </div>
        <SearchPage />
      </main>
    </Layout>
  );
}
