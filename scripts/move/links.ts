import path from 'node:path';

import {parseMarkdown} from '../../src/content/markdown';
import {linkBetween} from '../../src/lib/files';
import {nodesOf} from '../check/prose';

interface Move {
  /** The file whose links are rewritten; paths relative to the root. */
  file: string;
  old: string;
  next: string;
}

/** The text of a file whose relative links still lead to the same files after a page has moved. */
export function movedLinks(content: string, {file, old, next}: Move): string {
  // Parsing takes longer than looking for the name.
  if (file !== old && !content.includes(path.posix.basename(old))) return content;
  const {markdown} = parseMarkdown(content);
  const nodes = nodesOf(markdown, 'link', 'definition', 'image');
  const now = file === old ? next : file;
  const here = path.posix.dirname(now);
  let text = content;
  for (const {url, position} of nodes.reverse()) {
    const [, address = '', rest = ''] = /^([^#?]*)(.*)$/.exec(url) ?? [];
    if (address === '' || /^(?:[a-z][a-z+.-]*:|\/)/i.test(address)) continue;
    const target = path.posix.join(path.posix.dirname(file), address);
    const wanted = linkBetween(now, target === old ? next : target) + rest;
    if (path.posix.join(here, wanted) === path.posix.join(here, url)) continue;
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    const source = text.slice(start, end);
    const at = source.lastIndexOf(url);
    if (at < 0) continue;
    text =
      text.slice(0, start) +
      source.slice(0, at) +
      wanted +
      source.slice(at + url.length) +
      text.slice(end);
  }
  return text;
}
