import type {Heading, List, ListItem, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {Finding} from '../../src/lib/finding';
import {titleOf} from './anchors';
import {findingAt, pageRule, type SourcePage} from './context';

const HEADING = 'Related articles';
const LINKS = 3;

/** An article ends with links to three others, each with a reason to read it. */
export const related = pageRule('related', checkPage, ({kind}) => kind === 'article');

function checkPage(page: SourcePage): Finding[] {
  // Readers miss a link, and are not misled.
  return faultsOf(page).map((finding) => ({...finding, severity: 'warning'}));
}

function faultsOf(page: SourcePage): Finding[] {
  if (!page.markdown || !page.readable) return [];
  const {heading, after} = lastSection(page.markdown);
  if (!heading || titleOf(heading) !== HEADING) {
    const place = heading ?? page.markdown.children.at(-1) ?? {};
    const fix = `end the article with "## ${HEADING}" and a list of ${LINKS} links`;
    return [findingAt(page, place, `the last section is not "${HEADING}"`, fix)];
  }
  const items = after
    .filter((node): node is List => node.type === 'list')
    .flatMap((list) => list.children);
  const message = 'a related article needs a link and a reason';
  const fix = 'start with the link, then say in a few words why to read it';
  const found = `expected ${LINKS} related articles, found ${items.length}`;
  return [
    ...items
      .filter((item) => !hasLinkAndReason(item))
      .map((item) => findingAt(page, item, message, fix)),
    ...(items.length === LINKS ? [] : [findingAt(page, heading, found, `list exactly ${LINKS}`)]),
  ];
}

/** The last level 2 heading, and what follows it. */
function lastSection({children}: Root): {heading: Heading | undefined; after: RootContent[]} {
  const at = children.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
  const heading = children[at];
  return heading?.type === 'heading'
    ? {heading, after: children.slice(at + 1)}
    : {heading: undefined, after: []};
}

function hasLinkAndReason(item: ListItem): boolean {
  const links: string[] = [];
  visit(item, 'link', (link) => void links.push(toString(link)));
  return links.length === 1 && /\p{L}{3}/u.test(toString(item).replace(links[0] ?? '', ''));
}
