/** Where the company sits; the registered office is written from it. */
export const office = {
  street: 'ul. Przykładowa 1',
  postalCode: '90-000',
  city: 'Łódź',
  country: 'Poland',
  /** ISO 3166-1. */
  countryCode: 'PL',
} as const;

/**
 * Everything that names the company and its addresses. All of it is a placeholder on an
 * `.example` domain until the owner fills it in; nothing else in the repository repeats it.
 *
 * Markdown uses these values by key: `:brand[supportEmail]`.
 */
export const brand = {
  name: 'Halyard',
  tagline: 'Buy, sell, convert and swap crypto-assets from Europe',
  legalName: 'Halyard Placeholder sp. z o.o.',
  registeredOffice: `${office.street}, ${office.postalCode} ${office.city}, ${office.country}`,
  registrationNumber: '[registration number to be filled in]',
  /** Left empty, these three are not shown. */
  krs: '',
  nip: '',
  shareCapital: '',
  regulator: 'the Polish Financial Supervision Authority (Komisja Nadzoru Finansowego, KNF)',
  supportEmail: 'support@halyard.example',
  supportPhone: '+48 00 000 00 00',
  businessEmail: 'business@halyard.example',
  securityEmail: 'security@halyard.example',
  privacyEmail: 'privacy@halyard.example',
  complaintsEmail: 'complaints@halyard.example',
  complianceEmail: 'compliance@halyard.example',
  siteUrl: 'https://www.halyard.example',
  apiHost: 'api.halyard.example',
  copyrightYear: 2024,
} as const;

export type BrandKey = keyof typeof brand;

/** Whether the owner has filled in a value: an unknown one is empty, or a placeholder in brackets. */
export function isFilledIn(value: string): boolean {
  return value !== '' && !value.startsWith('[');
}

/** Stands on every page that praises the service, and in the footer of all. */
export const riskWarning = {
  loss: 'Crypto-assets can lose all of their value. Buy only what you can afford to lose.',
  provider: `${brand.name} is a service of ${brand.legalName}, supervised by ${brand.regulator}.`,
} as const;

/** What /.well-known/security.txt says beside the address. */
export const securityContact = {
  /** The day until which the address is sure to be read: a year at most, renewed by whoever reads it. */
  expires: '2027-10-31',
  languages: ['en', 'pl'],
} as const;

const appUrl = 'https://app.halyard.example';

/** Pages of the separate application in which accounts live. They open in a new tab. */
export const appLinks = {
  'sign-up': `${appUrl}/sign-up`,
  'sign-in': `${appUrl}/sign-in`,
  account: `${appUrl}/account`,
} as const;

export type AppLink = keyof typeof appLinks;
