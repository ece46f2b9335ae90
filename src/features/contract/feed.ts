import {createHash} from 'node:crypto';
import path from 'node:path';

import {readDeclarations} from '@portal/contract';
import {Feed} from 'feed';

import {brand} from '../../config/brand';
import {copyright} from '../../config/copyright';
import {allTrees, currentTree} from '../../content/tree';
import {versionLabel} from '../../content/versions';
import {FEED} from './feed-link';
import {BREAKING_FILE} from './files';
import {ARTICLE, changesSince, dateOf, documentOf} from './released';

const ANCHOR = '#changes-since-earlier-versions';

/**
 * Changes of the contract between consecutive versions, newest first, as an Atom feed. Each entry is
 * one change with a stable identifier, dated by the last update of the article.
 *
 * @throws Error if a contract cannot be read, or the article has no date
 */
export async function contractFeed(root: string): Promise<string> {
  const steps = await Promise.all(
    allTrees(root).map(async (tree) => ({
      tree,
      since: (await changesSince(tree, root))[0],
      number: (await documentOf(tree, root)).info.version,
    })),
  );
  const link = `${brand.siteUrl}${ARTICLE}${ANCHOR}`;
  const own = FEED.href;
  const feed = new Feed({
    id: own,
    title: `${brand.name}: changes of the API contract`,
    description: 'Differences that a program can notice, computed from the contract files.',
    link,
    feedLinks: {atom: own},
    author: {name: brand.name, link: brand.siteUrl},
    favicon: `${brand.siteUrl}/img/logo.svg`,
    language: 'en-GB',
    copyright,
    updated: dateOf(currentTree(root)),
  });
  const declared = readDeclarations(path.join(root, BREAKING_FILE));
  for (const {tree, since, number} of steps) {
    const reasons = declared.filter((one) => one.since === since?.version);
    for (const {text, breaking} of since?.changes ?? []) {
      const isAbout = (line: string): boolean => ruleOf(line) === ruleOf(text);
      const reason = reasons.find((one) => one.changes.some(isAbout))?.reason;
      const plain = text.replaceAll('`', '');
      const id = createHash('sha256')
        .update(`${since?.version} ${text}`)
        .digest('hex')
        .slice(0, 12);
      feed.addItem({
        id: `${own}#${id}`,
        title: `${number}: ${breaking && !reason ? 'Breaking: ' : ''}${plain}`,
        description: reason ?? `Since ${since?.number} of ${versionLabel(since?.version ?? '')}.`,
        link,
        date: dateOf(tree),
      });
    }
  }
  return feed.atom1();
}

/**
 * The field and rule that a change is about, such as "`price` of the body …: pattern". A declaration compares with
 * today's contract, and an entry with that of the next version, whose pattern can be another one.
 */
function ruleOf(text: string): string {
  return /^.*?: \w+/.exec(text)?.[0] ?? text;
}
