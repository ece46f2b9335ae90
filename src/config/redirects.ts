/** The file of a build with the former addresses of its pages, from `redirect_from` in their front matter. */
export const FORMER_ADDRESSES = '_former-addresses.json';

/** Addresses that people guess, each with the page that it redirects to. */
export const redirects = {
  '/fees': '/resources/fee-schedule',
  '/help': '/knowledge-base',
  '/docs': '/knowledge-base',
  '/support': '/contact',
  '/sign-in': '/login',
  '/sign-up': '/signup',
  '/api-docs': '/api',
  '/status': '/contact',
} as const;
