/** Addresses that people guess and those of deleted pages, each with the page that it redirects to. */
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
} as const;
