import {brand} from './brand';

/** Where the site is served: its origin, and the path there, such as /help, or empty. Not for browsers: they have useBaseUrl. */
export const {origin} = new URL(brand.siteUrl);
export const basePath = brand.siteUrl.slice(origin.length);
