import {brand} from '../../config/brand';

/** The link to the feed of changes, for the head of a page. */
export const FEED = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: 'Changes of the API contract',
  href: `${brand.siteUrl}/api/changes.xml`,
} as const;
