import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import PageHeader from '@site/src/components/PageHeader';
import ReadingPage from '@site/src/components/ReadingPage';
import StartNow from '@site/src/components/StartNow';
import SearchPage from '@site/src/features/search/SearchPage';
import Categories from './_categories';

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
      <ReadingPage>
        <PageHeader title={<Translate id="search.title">Search</Translate>} />
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
      </ReadingPage>
    </Layout>
  );
}
