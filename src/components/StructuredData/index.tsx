import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Organization, Thing, WithContext} from 'schema-dts';

import {brand, office} from '@site/src/config/brand';

/** What a page says of itself to search engines, in the terms of schema.org. */
export default function StructuredData<T extends Thing>({data}: {data: WithContext<T>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

/** The company, as it names itself wherever a page needs a publisher. */
export const organization: Exclude<Organization, string> = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: brand.siteUrl,
  logo: `${brand.siteUrl}/img/logo.svg`,
  email: brand.supportEmail,
  address: {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    postalCode: office.postalCode,
    addressLocality: office.city,
    addressCountry: office.countryCode,
  },
};
