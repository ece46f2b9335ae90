/** URLs that people guess, and the pages that they redirect to. */
export const redirects = {
  '/fees': '/resources/fee-schedule',
  '/help': '/knowledge-base',
  '/docs': '/knowledge-base',
  '/support': '/contact',
  '/sign-in': '/login',
  '/sign-up': '/signup',
  '/api-docs': '/api',
} as const;
