import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import categories from '@generated/search/default/categories.json';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import PageHeader from '@site/src/components/PageHeader';
import ReadingPage from '@site/src/components/ReadingPage';
import StartNow from '@site/src/components/StartNow';
import SearchPage from '@site/src/features/search/SearchPage';

/** /search?q=: search results with a URL that can be shared. */
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
      <ReadingPage
        links={{
          title: <Translate id="search.categories">The help centre by subject</Translate>,
          items: categories.map(({route, title}) => ({to: route, label: title})),
        }}>
        <PageHeader title={<Translate id="search.title">Search</Translate>} />
        <p className="without-script">
          <Translate id="search.noScript">
            Search needs JavaScript, which is switched off. You can browse the help centre by
            subject.
          </Translate>
        </p>
        <SearchPage />
      </ReadingPage>
    </Layout>
  );
}
