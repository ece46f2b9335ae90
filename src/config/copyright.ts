import {brand} from './brand';

/** For builds only: a page that computes the year would differ from its HTML after New Year. In any zone the same. */
export const copyright = `© ${brand.copyrightYear}–${new Date().getUTCFullYear()} ${brand.legalName}`;
