import {brand} from './brand';

/** What samples and code in articles are written with, because they have to run as they are. */
const API = 'api.halyard.example';
const SITE = 'https://www.halyard.example';

/** Code with the host of the company's API and the address of its site instead. */
export function withOwnHosts(
  code: string,
  {apiHost, siteUrl}: {apiHost: string; siteUrl: string} = brand,
): string {
  return code.replaceAll(API, apiHost).replaceAll(SITE, siteUrl);
}
