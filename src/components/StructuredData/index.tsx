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

type OrganizationRecord = Exclude<Organization, string>;

/**
 * The company, as it names itself wherever a page needs a publisher.
 *
 * @param logo absolute address of the logo
 */
export function organization(logo: string): OrganizationRecord {
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: brand.siteUrl,
    logo,
    email: brand.supportEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      postalCode: office.postalCode,
      addressLocality: office.city,
      addressCountry: office.countryCode,
    },
  };
}
