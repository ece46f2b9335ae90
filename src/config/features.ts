/** What the site offers besides its texts. Without its line, no page, link, search entry or style of it is left. */
export const features: readonly Feature[] = [
  'changes',
  'countries',
  'glossary',
  'order-book',
  'payment',
  'signing',
  'tax',
];

/** Where each is: pages that are nothing but it, with all below them, or the anchor of a part of a page. */
export const PLACES = {
  changes: ['/changes'],
  countries: ['#country-check'],
  glossary: ['/knowledge-base/glossary'],
  'order-book': ['#order-book-tool'],
  payment: ['/tools/payment'],
  signing: ['#signature-workbench', '#webhook-verifier'],
  tax: ['#tax-helper'],
};
export type Feature = keyof typeof PLACES;

export function isOn(feature: string): boolean {
  return features.some((each) => each === feature);
}

/** Whether an address leads to a feature that the site does not offer. */
export function isOff(address: string): boolean {
  const [route = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
  const isIn = (place: string): boolean =>
    place === `#${anchor}` || route === place || route.startsWith(`${place}/`);
  return Object.entries(PLACES).some(([name, places]) => !isOn(name) && places.some(isIn));
}

/** Of the features that are off: tests that bear these names are left out. */
export const switchedOff = Object.keys(PLACES).filter((name) => !isOn(name));

/** The links whose pages the site has. */
export function offered<T extends {to?: string | undefined}>(links: readonly T[]): T[] {
  return links.filter(({to = ''}) => !isOff(to));
}
