import {brand} from '../../src/config/brand';
import {basePath} from '../../src/config/site';
import type {Fault} from '../../src/lib/finding';

const HOST = new URL(brand.siteUrl).host.replace(/^www\./, '').replaceAll('.', String.raw`\.`);

/** The site itself, with or without www. */
const OWN_SITE = new RegExp(
  String.raw`^(?:https?:)?//(?:www\.)?${HOST}(?:${basePath})?(?=[/?#]|$)`,
  'i',
);

/** Hosts that only the writer can reach. */
const OWN_HOST =
  /^(?:https?:\/\/(?:localhost|0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[\w-]+\.(?:local|internal|test)(?=[:/]|$)))/i;

/** What builds without an error, and leads elsewhere than the writer meant. */
export function faultOfHost(url: string): Fault | undefined {
  if (OWN_SITE.test(url)) {
    return {
      message: `${url} names the site itself, so previews and archives leave it`,
      fix: `write "${url.replace(OWN_SITE, '') || '/'}", or link to the file`,
    };
  }
  const message = `${url} leads to the reader’s own computer or network`;
  const fix = 'link to the published page, or put an example address in `code`';
  return OWN_HOST.test(url) ? {message, fix} : undefined;
}
