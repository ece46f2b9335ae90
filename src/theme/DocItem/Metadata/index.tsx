import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import type {Article} from 'schema-dts';

import StructuredData, {organization} from '@site/src/components/StructuredData';
import Untranslated from '@site/src/components/Untranslated';
import {brand} from '@site/src/config/brand';
import {useArticle} from '@site/src/content/article';

/** Adds metadata of articles for search engines and link previews. */
export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {kind, updated} = useArticle();
  const address = useBaseUrl(metadata.permalink, {absolute: true});
  return (
    <>
      <Metadata />
      <Untranslated source={metadata.source} />
      {(kind === 'article' || kind === 'legal') && updated && (
        <>
          <Head>
            <meta property="og:type" content="article" />
            <meta property="article:modified_time" content={updated} />
          </Head>
          <StructuredData<Article>
            data={{
              '@context': 'https://schema.org',
              '@type': 'Article',
              headline: metadata.title,
              description: metadata.description,
              dateModified: updated,
              image: `${brand.siteUrl}/img/card.png`,
              mainEntityOfPage: address,
              author: organization,
              publisher: organization,
            }}
          />
        </>
      )}
    </>
  );
}
