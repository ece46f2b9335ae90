import path from 'node:path';

import {isWaiting} from '../../../src/content/front-matter';
import {titleOf} from '../anchors';
import type {CheckContext, SourcePage} from '../context';
import {linksOf} from '../link-targets';
import {nodesOf, stemsIn} from '../prose';
import {HEADING, lacksRelated, LINKS} from '../related';
import type {Result} from './pass';

const MISSING =
  'no related articles: three were chosen, with their descriptions as reasons, for you to change';

/** An article with the section that it must end with; undefined if it has it, or too few pages fit. */
export function withRelated(page: SourcePage, context: CheckContext): Result | undefined {
  if (page.kind !== 'article' || !lacksRelated(page)) return undefined;
  const {content, markdown} = page;
  const isElsewhere = nodesOf(markdown, 'heading').some((each) => titleOf(each) === HEADING);
  const chosen = candidates(page, context, linkedFrom(page, context)).slice(0, LINKS);
  if (chosen.length < LINKS || isElsewhere) return undefined;
  const items = chosen.map((each) => itemFor(each, page));
  return {
    content: `${content.trimEnd()}\n\n## ${HEADING}\n\n${items.join('\n')}\n`,
    whats: [MISSING],
  };
}

function linkedFrom(page: SourcePage, context: CheckContext): SourcePage[] {
  return linksOf(page, context).flatMap(({target}) => (target.kind === 'page' ? target.page : []));
}

/** Published articles of the same folder, those that share the most with the page first. */
function candidates(
  page: SourcePage,
  context: CheckContext,
  linked: readonly SourcePage[],
): SourcePage[] {
  const folder = path.posix.dirname(page.repoPath);
  const words = new Set(stemsIn(page.content));
  const score = (other: SourcePage): number =>
    [...wordsOf(other)].filter((word) => words.has(word)).length +
    new Set(linkedFrom(other, context).filter((each) => linked.includes(each))).size;
  return (
    context.pages
      .filter(({kind, repoPath}) => kind === 'article' && path.posix.dirname(repoPath) === folder)
      .filter((other) => other !== page && other.readable && !linked.includes(other))
      .filter(({frontMatter}) => !frontMatter.unlisted && !isWaiting(frontMatter, context.today))
      // Another page that was imported, and has not been finished.
      .filter((other) => !lacksRelated(other))
      .map((other) => ({other, shared: score(other)}))
      .sort((a, b) => b.shared - a.shared || (a.other.repoPath < b.other.repoPath ? -1 : 1))
      .map(({other}) => other)
  );
}

function wordsOf({frontMatter: {title, keywords}}: SourcePage): Set<string> {
  return new Set(stemsIn([title, keywords].flat().join(' ')));
}

/** A link with its reason, for which the description stands until there is a better one. */
function itemFor({repoPath, content, frontMatter}: SourcePage, page: SourcePage): string {
  const url = path.posix.relative(path.posix.dirname(page.repoPath), repoPath);
  const description = String(frontMatter.description);
  const [first = ''] = /^\p{L}+/u.exec(description) ?? [];
  // A name is never written in lower case.
  const isWord = new RegExp(String.raw`\p{Ll},? ${first.toLowerCase()}\b`, 'u').test(content);
  const reason = isWord ? first.toLowerCase() + description.slice(first.length) : description;
  return `- [${String(frontMatter.title)}](${url.startsWith('.') ? url : `./${url}`}): ${reason}`;
}
