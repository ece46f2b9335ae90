import {brand} from './brand';

/** Where the site is served: its origin, and the path there, such as /help, or empty. Not for browsers: they have useBaseUrl. */
export const {origin} = new URL(brand.siteUrl);
export const basePath = brand.siteUrl.slice(origin.length);

/** The first is the language of `docs/`; others stand in `i18n/`. */
export const locales = ['en'];
/** Where each language begins: the first at the path of the site, another below its name. */
export const languagePaths = locales.map((name, at) =>
  at === 0 ? basePath : `${basePath}/${name}`,
);
