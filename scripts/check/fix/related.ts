import path from 'node:path';

import {slug} from 'github-slugger';
import {toString} from 'mdast-util-to-string';

import {isWaiting} from '../../../src/content/front-matter';
import {pinOf} from '../../../src/content/mdx-faults';
import {explicitId, titleOf} from '../anchors';
import type {CheckContext, SourcePage} from '../context';
import {linksOf} from '../link-targets';
import {nodesOf, stemsIn} from '../prose';
import {HEADING, lacksRelated, LINKS} from '../related';
import {rangeOf, type Result} from './pass';

/** Other names of the section, in other systems. */
const OTHER_NAMES =
  /^(?:see also|further reading|(?:learn|read) more|next steps|what['’]s next|related(?: (?:articles|content|guides|links|pages|topics))?)[:?]?$/i;

const MISSING =
  'no related articles: three were chosen, with their descriptions as reasons, for you to change';

/** An article with the section that it must end with; undefined if it has it, or too few pages fit. */
export function withRelated(page: SourcePage, context: CheckContext): Result | undefined {
  if (page.kind !== 'article' || !lacksRelated(page)) return undefined;
  const {content, markdown} = page;
  const own = ownSection(page, context);
  const isElsewhere = nodesOf(markdown, 'heading').some((each) => titleOf(each) === HEADING);
  const linked = own?.pages ?? linkedFrom(page, context);
  const wanted = LINKS - (own?.pages.length ?? 0);
  const chosen = candidates(page, context, linked).slice(0, wanted);
  if (chosen.length < wanted || wanted < 0 || (isElsewhere && !own)) return undefined;
  const rest = own ? content.slice(0, own.start) + content.slice(own.end) : content;
  const items = [...(own?.items ?? []), ...chosen.map((each) => itemFor(each, page))];
  const heading = `## ${HEADING}${own?.pin ?? ''}`;
  return {
    content: `${rest.trimEnd()}\n\n${heading}\n\n${items.join('\n')}\n`,
    whats: [own ? 'related articles under another name' : MISSING],
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

interface Own {
  start: number;
  end: number;
  pages: SourcePage[];
  items: string[];
  /** Keeps the anchor if a link of the page leads to it. */
  pin: string;
}

/** A section that is the wanted one under another name: a list of links to our pages, and nothing else. */
function ownSection(page: SourcePage, context: CheckContext): Own | undefined {
  const {markdown, content} = page;
  const children = markdown?.children ?? [];
  const at = children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && OTHER_NAMES.test(titleOf(node)),
  );
  const [heading, list, below] = at < 0 ? [] : children.slice(at);
  if (heading?.type !== 'heading' || list?.type !== 'list') return undefined;
  if (below && (below.type !== 'heading' || below.depth > 2)) return undefined;
  const links = linksOf(page, context);
  const entries = list.children.map((item) => {
    const [link, ...others] = nodesOf({type: 'root', children: [item]}, 'link');
    const target = links.find(({node}) => node === link)?.target;
    return {item, link, target: others.length === 0 && target?.kind === 'page' && target.page};
  });
  const pages = entries.flatMap(({target}) => target || []);
  if (pages.length < entries.length || new Set(pages).size < pages.length) return undefined;
  const anchor = explicitId(heading) ?? slug(titleOf(heading));
  const isKept = explicitId(heading) !== undefined || content.includes(`](#${anchor})`);
  return {
    start: rangeOf(heading.position).start,
    end: below ? rangeOf(below.position).start : content.length,
    pages,
    items: entries.map(({item, link}, index) => {
      const {start, end} = rangeOf(item.position);
      const isBare = toString(item) === toString(link);
      const target = pages[index];
      return isBare && target ? itemFor(target, page) : content.slice(start, end);
    }),
    pin: isKept ? ` ${pinOf(anchor) ?? ''}` : '',
  };
}
