import versions from '../../versions.json';
import {isOff} from './features';

/** The file of a build with the former addresses of its pages, from `redirect_from` in their front matter. */
export const FORMER_ADDRESSES = '_former-addresses.json';

/** Addresses that people guess, or get by cutting off the end of another, each with the page that it redirects to. */
const guessed: Readonly<Record<string, string>> = {
  '/fees': '/resources/fee-schedule',
  '/help': '/knowledge-base',
  '/docs': '/knowledge-base',
  '/resources': '/knowledge-base',
  '/support': '/contact',
  '/sign-in': '/login',
  '/sign-up': '/signup',
  '/api-docs': '/api',
  '/status': '/contact',
  '/tools': '/tools/cost',
  '/changes/since': '/changes',
  '/updates/page': '/updates',
  '/updates/tags': '/updates',
  ...Object.fromEntries(
    versions.flatMap((version) => [
      [`/${version}`, `/${version}/knowledge-base`],
      [`/${version}/resources`, `/${version}/knowledge-base`],
      [`/changes/since/${version}/to`, `/changes/since/${version}`],
    ]),
  ),
};

export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(guessed).filter(([, to]) => !isOff(to)),
);
