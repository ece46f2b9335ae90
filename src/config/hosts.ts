import {brand} from './brand';

/** Our hosts in samples and in the code of articles, which have to run as they are written. The build fills in ours. */
const API = 'api.halyard.example';
const SITE = 'https://www.halyard.example';

/** Code with the hosts of the company, and the path of its site. */
export function withOwnHosts(
  code: string,
  {apiHost, siteUrl}: {apiHost: string; siteUrl: string} = brand,
): string {
  return code.replaceAll(API, apiHost).replaceAll(SITE, siteUrl);
}
