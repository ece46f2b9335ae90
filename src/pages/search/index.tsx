import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import StartNow from '@site/src/components/StartNow';

import Categories from './_categories';
import Found from './_found';
import QueryField from './_query-field';
import styles from './styles.module.css';
import {useAsked} from './_use-asked';

/** /search?q=: results that can be shared, by the same index as the box in the top bar. */
export default function SearchPage(): ReactNode {
  const [asked, ask] = useAsked();
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
        <QueryField query={asked.query} onQuery={(query) => ask({query})} />
        <div className="without-script">
          <p>
            <Translate id="search.noScript">
              Searching needs JavaScript, which is switched off here. Everything can be reached from
              these lists.
            </Translate>
          </p>
          <Categories />
        </div>
        <Found asked={asked} ask={ask} />
      </main>
    </Layout>
  );
}
