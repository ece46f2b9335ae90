import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {treeOf} from '../../content/tree';
import {componentElement} from '../../lib/mdast';
import {reviewState} from './state';

interface Options {
  root: string;
  /** The build's clock. */
  now?: () => Date;
}

/**
 * Adds a note at the top of pages whose `review_by` date has passed. Archived pages have a notice of
 * their own. The build decides: a note added by scripts would move the page under its reader.
 */
export default function remarkReview({root, now = () => new Date()}: Options) {
  return (markdown: Root, file: VFile): void => {
    const {review_by: written} = (file.data.frontMatter ?? {}) as {review_by?: unknown};
    // YAML parses an unquoted date as a `Date`.
    const date = written instanceof Date ? written.toISOString().slice(0, 10) : written;
    if (typeof date !== 'string' || treeOf(file.path, root).version !== 'current') return;
    if (reviewState(date, now()) !== 'due') return;
    markdown.children.unshift(componentElement('ReviewNote', {date}, '@site/src/features/review'));
  };
}
