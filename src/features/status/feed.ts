import {Feed} from 'feed';

import {brand} from '../../config/brand';
import type {Status} from './schema';

export const STATUS = '/status';

/** Every update of every incident, newest first, with stable identifiers. */
export function statusFeed({edited, incidents}: Status): {atom: string; rss: string} {
  const address = brand.siteUrl + STATUS;
  const entries = incidents
    .flatMap(({id, title, updates}) => updates.map((update) => ({id, title, ...update})))
    .sort((a, b) => b.at.localeCompare(a.at));
  const feed = new Feed({
    id: address,
    title: `${brand.name}: service status`,
    description: 'Incidents and maintenance, as operators enter them.',
    link: address,
    language: 'en-GB',
    copyright: `© ${brand.copyrightYear} ${brand.legalName}`,
    updated: new Date(entries[0]?.at ?? edited),
    feedLinks: {atom: `${address}/atom.xml`, rss: `${address}/rss.xml`},
  });
  for (const {id, title, at, text} of entries) {
    feed.addItem({
      id: `${address}#${id}/${at}`,
      title,
      description: text,
      content: text,
      link: `${address}#${id}`,
      date: new Date(at),
    });
  }
  return {atom: feed.atom1(), rss: feed.rss2()};
}
