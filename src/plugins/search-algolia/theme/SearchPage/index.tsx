import Head from '@docusaurus/Head';
import AlgoliaSearchPage from '@theme-init/SearchPage';
import type {ReactNode} from 'react';

/** The theme's page sets `property="robots"`, which no search engine reads. */
export default function SearchPage(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <AlgoliaSearchPage />
    </>
  );
}
