import path from 'node:path';

import blogPlugin, {type PluginOptions, validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../config/brand';
import {siteFeed} from '../content/feed';
import {writeFiles} from '../lib/files';

/** The blog plugin, with feeds that have an author, their own address and the date of publication. */
export default async function updates(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const {routeBasePath, feedOptions} = options;
  const route = path.posix.join('/', routeBasePath);
  const {title = '', description = ''} = feedOptions;
  let items: Parameters<ReturnType<typeof siteFeed>['addItem']>[0][] = [];
  const blog = await blogPlugin(context, {
    ...options,
    feedOptions: {
      ...feedOptions,
      createFeedItems: async ({defaultCreateFeedItems, ...site}) => {
        const made = await defaultCreateFeedItems(site);
        items = made.map((item) => ({...item, published: item.date}));
        return made;
      },
    },
  });
  return {
    ...blog,
    async postBuild(props) {
      await blog.postBuild?.(props as never);
      const updated = items[0]?.date;
      const feed = siteFeed({
        id: brand.siteUrl + route,
        title,
        description,
        page: route,
        files: {
          rss: `${route}/rss.xml`,
          atom: `${route}/atom.xml`,
          json: `${route}/feed.json`,
        },
        ...(updated && {updated}),
      });
      items.forEach(feed.addItem);
      writeFiles(path.join(props.outDir, route), {
        'rss.xml': feed.rss2(),
        'atom.xml': feed.atom1(),
        'feed.json': feed.json1(),
      });
    },
  } as Plugin;
}

updates.validateOptions = validateOptions;
