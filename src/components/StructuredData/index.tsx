import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import type {Thing, WithContext} from 'schema-dts';

/** What a page says of itself to search engines, in the terms of schema.org. */
export default function StructuredData<T extends Thing>({data}: {data: WithContext<T>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
