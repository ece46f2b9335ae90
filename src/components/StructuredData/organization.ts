import type {Organization} from 'schema-dts';

import {brand, office} from '@site/src/config/brand';

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
