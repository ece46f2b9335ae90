import {appUrl, authorisation, brand, details, noAccounts, office} from './brand';

/** Values that nobody has filled in: empty, in brackets, or made up in a way that shows. */
const PLACEHOLDERS = [/^$/, /^\[/, /\.example\b/, /\bPlaceholder\b/, /Przykładowa/, /^\+\d+[ 0]+$/];

type Values = Readonly<Record<string, string | number>>;

/** The keys of the values that are placeholders. */
export function placeholdersIn(values: Values): string[] {
  return Object.keys(values).filter((key) =>
    PLACEHOLDERS.some((pattern) => pattern.test(String(values[key]))),
  );
}

// These two are made of others.
const {registeredOffice: _office, registrationNumber: _number, ...ownBrand} = brand;

/** What a company must fill in before its site is published, by the names in `brand.ts`. */
export const requiredValues: Values = {
  ...office,
  ...ownBrand,
  ...details,
  ...(!noAccounts && {number: authorisation.number}),
  appUrl,
};

/** The line above the top bar as long as a value is missing; then it is empty, and nothing shows it. */
export function sampleNoticeOf(values: Values): string {
  return placeholdersIn(values).length > 0
    ? `Sample site: ${brand.name} does not exist, and no account can be opened.`
    : '';
}

export const sampleNotice = sampleNoticeOf(requiredValues);

/** `noIndex` of Docusaurus would also remove the sitemap, and mark each page as unlisted. */
export function sampleHeadTags(notice = sampleNotice): {
  tagName: string;
  attributes: Record<string, string>;
}[] {
  return notice ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex'}}] : [];
}
