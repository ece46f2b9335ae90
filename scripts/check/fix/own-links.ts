import {slug} from 'github-slugger';
import {toString} from 'mdast-util-to-string';

import {explicitId} from '../anchors';
import {nodesOf} from '../prose';
import {type Edit, edited, parsed, type Pass, type Result, rangeOf} from './pass';

/** The anchor of each heading. */
function anchorsIn(content: string): string[] {
  return nodesOf(parsed(content).markdown, 'heading').map(
    (heading) => explicitId(heading) ?? slug(toString(heading).trim()),
  );
}

/** Anchors are in lower case, and so are the links to those of the page. */
export const ownLinks: Pass = (content) => {
  const anchors = anchorsIn(content);
  return relinked(content, (anchor) =>
    anchors.includes(anchor.toLowerCase()) ? anchor.toLowerCase() : anchor,
  );
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
  const edits = nodesOf(parsed(content).markdown, 'link', 'definition').flatMap(
    ({url, position}): Edit[] => {
      const {start, end} = rangeOf(position);
      const at = start + content.slice(start, end).lastIndexOf(url);
      const text = url.startsWith('#') ? `#${renamed(url.slice(1))}` : url;
      return text === url || at < start
        ? []
        : [{start: at, end: at + url.length, text, what: `"${url}"`}];
    },
  );
  return edited(content, edits);
}
