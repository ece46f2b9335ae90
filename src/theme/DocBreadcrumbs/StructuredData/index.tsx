import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {BreadcrumbList} from 'schema-dts';

import StructuredData from '@site/src/components/StructuredData';
import {useRoot} from '../root';

/** The visible breadcrumbs as structured data. */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  const root = useRoot();
  const {withBaseUrl} = useBaseUrlUtils();
  const crumbs = [
    {...root, href: withBaseUrl(root.href)},
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
