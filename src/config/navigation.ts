/** Links of the top bar, in order. */
export const mainLinks = [
  {to: '/', label: 'Home'},
  {to: '/features', label: 'Features'},
  {to: '/how-it-works', label: 'How It Works'},
  {to: '/knowledge-base', label: 'Knowledge Base'},
  {to: '/contact', label: 'Contact'},
] as const;

/** Links of the footer, by column. */
export const footerColumns = [
  {
    title: 'Service',
    links: [
      {to: '/how-it-works', label: 'How It Works'},
      {to: '/features', label: 'Features'},
      {to: '/resources/fee-schedule', label: 'Fee schedule'},
      {to: '/tools/cost', label: 'Cost calculator'},
      {to: '/security', label: 'Security'},
    ],
  },
  {
    title: 'Help',
    links: [
      {to: '/knowledge-base', label: 'Knowledge Base'},
      {to: '/faq', label: 'FAQ'},
      {to: '/updates', label: 'Updates'},
      {to: '/changes', label: 'What changed'},
      {to: '/api', label: 'API reference'},
      {to: '/contact', label: 'Contact'},
    ],
  },
  {
    title: 'Legal',
    links: [
      {to: '/terms', label: 'Terms of Service'},
      {to: '/privacy', label: 'Privacy and Cookie Policy'},
      {to: '/legal', label: 'Legal and Compliance'},
      {to: '/kyc-overview', label: 'Compliance and KYC Overview'},
      {to: '/accessibility', label: 'Accessibility'},
      {to: '/storage', label: 'What this site stores'},
    ],
  },
] as const;

/** Names of the pages that are not Markdown, by route. */
export const PAGE_TITLES: Record<string, string> = {
  '/': 'Home',
  '/features': 'Features',
  '/how-it-works': 'How it works',
  '/compliance': 'Compliance',
  '/contact': 'Contact',
  '/updates': 'Updates',
  '/changes': 'What changed',
  '/api': 'API reference',
  '/tools/cost': 'Cost calculator',
};
