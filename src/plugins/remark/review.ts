import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {reviewState} from '../../content/review';
import {treeOf} from '../../content/tree';
import {componentElement, importOf} from './mdast';

const COMPONENT = 'ReviewNote';

interface Options {
  root: string;
  /** The clock of the build. */
  now?: () => Date;
}

/**
 * Puts a note to readers before the text of a page whose `review_by` is past. The page imports the
 * component itself, so that others carry no byte of it. The archive has a notice of its own.
 */
export default function remarkReview({root, now = () => new Date()}: Options) {
  return (markdown: Root, file: VFile): void => {
    const {review_by: written} = (file.data.frontMatter ?? {}) as {review_by?: unknown};
    // Docusaurus reads a date without quotes as one.
    const date = written instanceof Date ? written.toISOString().slice(0, 10) : written;
    if (typeof date !== 'string' || treeOf(file.path, root).version !== 'current') return;
    markdown.children.unshift(
      importOf(COMPONENT, `@site/src/components/${COMPONENT}`),
      componentElement(COMPONENT, {date, isDue: reviewState(date, now()) === 'due'}),
    );
  };
}
