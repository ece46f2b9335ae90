/** What the terms say about customers' coins, word for word. A test compares it with the page. */
export const CUSTODY_RULE = {
  quote:
    'We hold your crypto-assets for you, keep them separate from our own and do not use them for our own account, as Articles 70 and 75 of Regulation (EU) 2023/1114 require.',
  source: 'Terms of service, 4.6',
  to: '/terms',
} as const;
