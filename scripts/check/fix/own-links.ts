import GithubSlugger from 'github-slugger';
import {toString} from 'mdast-util-to-string';

import {explicitId} from '../anchors';
import {decoded} from '../link-targets';
import {nodesOf} from '../prose';
import {isSame} from './headings';
import {type Edit, edited, parsed, type Pass, type Result, rangeOf} from './pass';

/** The anchor of each heading. */
function anchorsIn(content: string): string[] {
  const slugger = new GithubSlugger();
  return nodesOf(parsed(content).markdown, 'heading').map(
    (heading) => explicitId(heading) ?? slugger.slug(toString(heading).trim()),
  );
}

/** Other systems have other capitals and hyphens in the anchors of headings. */
export const ownLinks: Pass = (content) => {
  const anchors = anchorsIn(content);
  return relinked(content, (anchor) => {
    const same = anchors.filter((each) => isSame(each, decoded(anchor)));
    // A tag that is left may have the very anchor.
    const isKnown = anchors.includes(anchor) || content.includes(`="${anchor}"`);
    return isKnown || same.length !== 1 ? anchor : (same[0] ?? anchor);
  });
};

/** Links to headings whose words a repair has changed lead to them still. */
export function followed(before: string, after: string): Result {
  const [old, now] = [anchorsIn(before), anchorsIn(after)];
  if (old.length !== now.length) return {content: after, whats: []};
  return relinked(after, (anchor) =>
    now.includes(anchor) ? anchor : (now[old.indexOf(anchor)] ?? anchor),
  );
}

function relinked(content: string, renamed: (anchor: string) => string): Result {
  const edits = nodesOf(parsed(content).markdown, 'link', 'definition').flatMap((node): Edit[] => {
    const {url, position} = node;
    const {start, end} = rangeOf(position);
    const words = 'children' in node ? rangeOf(node.children.at(-1)?.position).end : 0;
    // A title behind the address may repeat it.
    const from = Math.max(words, start + content.slice(start, end).indexOf(']:'), start);
    const at = content.indexOf(url, from);
    const text = url.startsWith('#') ? `#${renamed(url.slice(1))}` : url;
    return text === url || at < start || at >= end
      ? []
      : [{start: at, end: at + url.length, text, what: `"${url}"`}];
  });
  return edited(content, edits);
}
