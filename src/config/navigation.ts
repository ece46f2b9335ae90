import type {MultiColumnFooter} from '@docusaurus/theme-common';

import {appLinks, noAccounts, statusUrl} from './brand';

interface MainLink {
  to: string;
  label: string;
  /** `always`: in the bar at every width. `menu`: only in the phone menu. Default: in the bar on wide screens. */
  shown?: 'always' | 'menu';
  /** Where it is the current item, as a regular expression after the path of the site. Default: at and below `to`. */
  current?: string;
  /** No menu beside the page marks it as the open one. */
  isAlone?: true;
}

/** What to do first when money, access or an account is at risk. */
export const FIRST_HELP = '/knowledge-base/account-and-help/what-to-do-if';

/** Links of the top bar and of the phone menu, in order. */
export const mainLinks: readonly MainLink[] = [
  {to: '/', label: 'Home', current: '$', isAlone: true},
  {to: '/features', label: 'Features', isAlone: true},
  {to: '/how-it-works', label: 'How It Works', isAlone: true},
  {
    to: '/knowledge-base',
    label: 'Knowledge Base',
    // All that its sidebar lists, also in an archive, but for what has an item of its own.
    current:
      '([0-9-]+/)?(knowledge-base(?!.*/what-to-do-if$)|faq|resources/(?!fee-schedule|api-docs))',
  },
  {to: FIRST_HELP, label: 'Help', shown: 'always'},
  {to: '/resources/fee-schedule', label: 'Fees', shown: 'always'},
  {
    to: '/resources/api-docs',
    label: 'Developers',
    current: '(api$|resources/api-docs)',
  },
  {to: '/faq', label: 'FAQ', shown: 'menu'},
  {to: '/updates', label: 'Updates', shown: 'menu', current: '(updates|changes)'},
  {to: '/contact', label: 'Contact', isAlone: true},
];

const signIn = {href: appLinks['sign-in'], label: 'Sign In', className: 'navbar-sign-in'};
const signUp = {
  ...{href: appLinks['sign-up'], label: 'Sign Up'},
  className: 'navbar-sign-up navbar-always',
};

/** Links to the application at the end of the top bar, and in the phone menu. */
export const accountLinks = noAccounts ? [signIn] : [signIn, signUp];

/** Links of the footer, by column; `themeConfig.footer.links`, so that their labels are translated. */
export const footerColumns: MultiColumnFooter['links'] = [
  {
    title: 'Service',
    items: [
      {to: '/how-it-works', label: 'How It Works'},
      {to: '/features', label: 'Features'},
      {to: '/resources/fee-schedule', label: 'Fee schedule'},
      {to: '/tools/cost', label: 'Cost calculator'},
      {to: '/security', label: 'Security'},
    ],
  },
  {
    title: 'Help',
    items: [
      {to: '/knowledge-base', label: 'Knowledge Base'},
      {to: '/faq', label: 'FAQ'},
      {to: '/updates', label: 'Updates'},
      {to: '/changes', label: 'What changed'},
      ...(statusUrl ? [{href: statusUrl, label: 'Service status'}] : []),
      {to: '/api', label: 'API reference'},
      {to: '/contact', label: 'Contact'},
    ],
  },
  {
    title: 'Legal',
    items: [
      {to: '/terms', label: 'Terms of Service'},
      {to: '/privacy', label: 'Privacy and Cookie Policy'},
      {to: '/legal', label: 'Legal and Compliance'},
      {to: '/kyc-overview', label: 'Compliance and KYC Overview'},
      {to: '/accessibility', label: 'Accessibility'},
      {to: '/storage', label: 'What this site stores'},
    ],
  },
];

export const pluginRoutes = ['/api', '/changes', '/updates'] as const;

export function nameOf(route: string): string | undefined {
  const links = [...mainLinks, ...footerColumns.flatMap(({items}) => items)];
  return links.find(({to}) => to === route)?.label;
}
