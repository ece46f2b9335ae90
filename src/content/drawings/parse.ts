import {toString} from 'mdast-util-to-string';
import {VFileMessage} from 'vfile-message';
import type {Element} from 'xast';
import {fromXml} from 'xast-util-from-xml';

import {type Finding, findingIn} from '../../lib/finding';

/**
 * Parses a drawing as XML, with the position of each node.
 *
 * @param repoPath path of the file for findings
 * @returns the root element, or the first syntax error
 */
export function parseDrawing(
  source: string,
  repoPath: string,
): {root: Element} | {findings: Finding[]} {
  const fix = 'close every element and put every value in quotes';
  try {
    const root = fromXml(source).children.find((node) => node.type === 'element');
    return root ? {root} : {findings: [findingIn(repoPath, 'the file is empty', fix)]};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const {reason, line = 1, column = 1} = error;
    return {findings: [{file: repoPath, line, column, message: `invalid XML: ${reason}`, fix}]};
  }
}

export function childElements({children}: Element): Element[] {
  return children.filter((node) => node.type === 'element');
}

/** All text within an element, with its white space collapsed. */
export function plainText(element: Element): string {
  return toString(element).replace(/\s+/g, ' ').trim();
}
