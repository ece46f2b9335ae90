import type {ClientModule} from '@docusaurus/types';

/**
 * Pages are loaded when a visitor points at or touches a link to them. Docusaurus also prefetches the page of every
 * link that comes into view, most of which nobody opens: 250 kB on the way to the footer.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = () => {
  // Replaced as a whole, because the object is frozen.
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
};
