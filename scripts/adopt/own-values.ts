import {supervision} from '../../src/config/authorisation';
import {appUrl, authorisation, brand, details, office} from '../../src/config/brand';

/** What the site says of its company now, by the names of a company file. */
export const ownValues = {
  ...{...brand, ...details, ...office, ...supervision, appUrl},
  ...{status: authorisation.status, since: authorisation.since, number: authorisation.number},
};
