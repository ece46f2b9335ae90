import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {BreadcrumbList} from 'schema-dts';

import StructuredData from '@site/src/components/StructuredData';
import {useVersionBase} from '@site/src/content/article';

/** The visible breadcrumbs as structured data, starting with the knowledge base. */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  const base = useVersionBase();
  const {withBaseUrl} = useBaseUrlUtils();
  const crumbs = [
    {
      label: translate({id: 'breadcrumbs.knowledgeBase', message: 'Knowledge Base'}),
      href: withBaseUrl(`${base}/knowledge-base`),
    },
    ...(useSidebarBreadcrumbs() ?? []),
  ].filter(({href}, index, all) => href && all.findIndex((other) => other.href === href) === index);
  return (
    <StructuredData<BreadcrumbList>
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({label, href}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          // The sidebar's category URLs have a trailing slash; the URLs of the site do not.
          item: withBaseUrl(href?.replace(/\/$/, '') ?? '', {absolute: true}),
        })),
      }}
    />
  );
}
