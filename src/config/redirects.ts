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
  '/status.md': '/contact.md',
  '/status/atom.xml': '/updates/atom.xml',
  '/status/rss.xml': '/updates/rss.xml',
  '/changes/atom.xml': '/updates/atom.xml',
  '/changes/feed.json': '/updates/feed.json',
  '/updates/account-and-help': '/updates/help-centre-revised',
  '/updates/account-and-help.md': '/updates/help-centre-revised.md',
  '/updates/api-contract-november-2026': '/updates/help-centre-revised',
  '/updates/api-contract-november-2026.md': '/updates/help-centre-revised.md',
  '/updates/fees-at-the-rates-that-apply': '/updates/help-centre-revised',
  '/updates/fees-at-the-rates-that-apply.md': '/updates/help-centre-revised.md',
  '/updates/tax-guide-2025-and-2026': '/updates/help-centre-revised',
  '/updates/tax-guide-2025-and-2026.md': '/updates/help-centre-revised.md',
  '/updates/telephone-first': '/updates/help-centre-revised',
  '/updates/telephone-first.md': '/updates/help-centre-revised.md',
  '/updates/terms-and-privacy-version-2': '/updates/help-centre-revised',
  '/updates/terms-and-privacy-version-2.md': '/updates/help-centre-revised.md',
  '/updates/who-sends-and-who-receives': '/updates/help-centre-revised',
  '/updates/who-sends-and-who-receives.md': '/updates/help-centre-revised.md',
} as const;
