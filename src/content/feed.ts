import {Feed} from 'feed';

import {brand} from '../config/brand';
import {copyright} from '../config/copyright';

interface About {
  id: string;
  title: string;
  description: string;
  /** Route of the page with the same content. */
  page: string;
  /** Routes of the feed in its formats. Readers want to know where they found it. */
  files: {rss?: string; atom?: string; json?: string};
  updated?: Date;
}

/** A feed with everything that validators ask for, without its items. */
export function siteFeed({id, title, description, page, files, updated}: About): Feed {
  const links = Object.entries(files).map(([format, route]) => [format, brand.siteUrl + route]);
  return new Feed({
    id,
    title,
    description,
    link: brand.siteUrl + page,
    feedLinks: Object.fromEntries(links) as typeof files,
    author: {name: brand.name, link: brand.siteUrl},
    favicon: `${brand.siteUrl}/img/logo.svg`,
    language: 'en-GB',
    copyright,
    ...(updated && {updated}),
  });
}
