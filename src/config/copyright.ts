import {brand} from './brand';

/** For builds only: a page that computes the year would differ from its HTML after New Year. */
export const copyright = `© ${brand.copyrightYear}–${new Date().getFullYear()} ${brand.legalName}`;
