import {brand} from '../../../config/brand';
import {siteFeed} from '../../../content/feed';
import {dateOf} from '../../../lib/days';
import type {Changes, PageName} from './compare';
import {versionName} from './index';
import {CHANGES, changesRoute} from './routes';

interface Entry {
  /** Identifies the change; stays the same when today's content is archived as a version. */
  id: string;
  title: string;
  text: string;
  /** ISO date; entries without one get the date of the newest entry. */
  updated: string | undefined;
}

/** The feed of changes between consecutive versions, newest first, in both formats. */
export function changesFeed(steps: readonly Changes[]): {atom: string; json: string} {
  const entries = steps.flatMap((changes) =>
    entriesOf(changes).map((entry) => ({...entry, link: linkOf(changes)})),
  );
  const newest = entries.reduce(
    (latest, {updated = ''}) => (updated > latest ? updated : latest),
    '2024-01-01',
  );
  const feed = siteFeed({
    id: brand.siteUrl + CHANGES,
    title: `${brand.name}: what changed`,
    description: 'Figures and pages that changed since the last archived version of the site.',
    page: CHANGES,
    files: {atom: `${CHANGES}/atom.xml`, json: `${CHANGES}/feed.json`},
    updated: dateOf(newest),
  });
  for (const {id, title, text, updated = newest, link} of entries) {
    feed.addItem({
      id: `${brand.siteUrl}${CHANGES}#${id}`,
      title,
      description: text,
      content: text,
      link,
      date: dateOf(updated),
      published: dateOf(updated),
    });
  }
  return {atom: feed.atom1(), json: feed.json1()};
}

function linkOf({from, to}: Changes): string {
  return brand.siteUrl + changesRoute(from, to);
}

function entriesOf({from, figures, added, removed, edited}: Changes): Entry[] {
  const since = versionName(from);
  const page = (what: string, {title, route}: PageName, updated?: string): Entry => ({
    id: `${from}/${what}${route}`,
    title: `Page ${what}: ${title}`,
    text: `${brand.siteUrl}${route} was ${what} after ${since}.`,
    updated,
  });
  return [
    ...figures.map((change): Entry => {
      const {id, label, page: stated, before, after, updated} = change;
      const [was, is] = [before ?? 'not stated', after ?? 'no longer stated'];
      return {
        id: `${from}/figure/${id}/${encodeURIComponent(is)}`,
        title: `${label}: ${was} → ${is}`,
        text: `${stated.title}: ${label} was ${was} in ${since} and is ${is}.`,
        updated,
      };
    }),
    ...added.map((name) => page('added', name)),
    ...removed.map((name) => page('removed', name)),
    ...edited.map(({updated, ...name}) => page('edited', name, updated)),
  ];
}
