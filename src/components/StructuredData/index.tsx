import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Organization, Thing, WithContext} from 'schema-dts';

import {brand, office} from '@site/src/config/brand';

/** Describes a page to search engines in the schema.org vocabulary. */
export default function StructuredData<T extends Thing>({data}: {data: WithContext<T>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

/** The company, which is also the publisher of the pages. */
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
