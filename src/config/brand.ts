import {type Authorisation, statementOf, supervision} from './authorisation';

/**
 * What the company is. Its words, and whether pages invite to open an account, follow from the status. Badges, hero,
 * comparison, buttons, footer, /legal, FAQ, risk warning and structured data take them from there.
 */
export const authorisation: Authorisation = {
  status: 'authorised',
  number: '',
  since: '2026-07-01',
  confirmed: false,
  register: {
    name: 'register of crypto-asset service providers of ESMA',
    url: 'https://www.esma.europa.eu',
    confirmed: false,
  },
};

const {badge, standing, closed} = statementOf(authorisation.status);

/** What visitors read instead of every invitation to open an account. Undefined where accounts are opened. */
export const noAccounts = closed;

/** Address of the company, from which `registeredOffice` is built. */
export const office = {
  street: 'ul. Przykładowa 1',
  postalCode: '90-000',
  city: 'Łódź',
  country: 'Poland',
  /** ISO 3166-1. */
  countryCode: 'PL',
} as const;

/**
 * Names, addresses and other details of the company. All are placeholders on an `.example` domain
 * until the owner fills them in.
 *
 * Markdown uses these values by key: `:brand[supportEmail]`; `brand-text.ts` adds more.
 */
export const brand = {
  name: 'Halyard',
  tagline: 'Buy, sell, convert and swap crypto-assets from Europe',
  // With no-break spaces: the legal form stays on one line.
  legalName: 'Halyard Placeholder sp.\u00a0z\u00a0o.o.',
  registeredOffice: `${office.street}, ${office.postalCode} ${office.city}, ${office.country}`,
  registrationNumber: authorisation.number,
  /** See `authorisation.ts`. */
  badge,
  standing,
  supportEmail: 'support@halyard.example',
  businessEmail: 'business@halyard.example',
  /** With a path, as in `https://www.exchange.eu/help`, the site is built for that path. No slash at the end. */
  siteUrl: 'https://www.halyard.example',
  apiHost: 'api.halyard.example',
  /** Of the first publication. */
  copyrightYear: 2024,
} as const;

/** Details that only texts show, kept apart because the script of every page contains the brand. */
export const details = {
  /** These three are not shown while they are empty. */
  krs: '',
  nip: '',
  shareCapital: '',
  ...supervision,
  country: office.country,
  supportPhone: '+48 00 000 00 00',
  securityEmail: 'security@halyard.example',
  privacyEmail: 'privacy@halyard.example',
  complaintsEmail: 'complaints@halyard.example',
  complianceEmail: 'compliance@halyard.example',
  /** Documents that MiCA requires, as URLs: /legal links to those that are filled in. */
  conflictsUrl: '',
  operatingRulesUrl: '',
  conversionPriceUrl: '',
  executionPolicyUrl: '',
  whitePapersUrl: '',
  climateUrl: '',
} as const;

/** Names and hosts that the site had before `npm run adopt`. No file may have them. */
export const formerNames: readonly string[] = [];

/** Shown on every page that promotes the service, and in the footer of all pages. */
export const riskWarning = {
  loss: 'Crypto-assets can lose all of their value. Buy only what you can afford to lose.',
  provider: `${brand.name} is a service of ${brand.legalName}, ${brand.standing}.`,
} as const;

/** How vulnerabilities are reported, besides the address: on /security and in /.well-known/security.txt. */
export const securityContact = {
  /** Until when the address is sure to be monitored: at most a year, extended by whoever monitors it. */
  expires: '2027-10-31',
  /** These are not shown while they are empty. A URL: */
  form: '',
  /** URL of the OpenPGP key for encrypted reports. */
  key: '',
  /** How soon a report is acknowledged, as in "within 3 business days". */
  acknowledgement: '',
  /** What researchers are promised who keep to the rules of /security, in a sentence. */
  safeHarbour: '',
} as const;

/** Address of the page, at a monitoring service, that shows the state of the service. The footer links to it. */
export const statusUrl: string | undefined = undefined;

export const appUrl = 'https://app.halyard.example';

/** Pages of the separate application for accounts. They open in a new tab. */
export const appLinks = {
  'sign-up': `${appUrl}/sign-up`,
  'sign-in': `${appUrl}/sign-in`,
  account: `${appUrl}/account`,
} as const;

export type AppLink = keyof typeof appLinks;
