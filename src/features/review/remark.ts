import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {treeOf} from '../../content/tree';
import {componentElement} from '../../lib/mdast';
import {reviewState} from './state';

interface Options {
  root: string;
  /** The clock of the build. */
  now?: () => Date;
}

/** Puts a note before the text of a page whose `review_by` is past. The archive has a notice of its own. */
export default function remarkReview({root, now = () => new Date()}: Options) {
  return (markdown: Root, file: VFile): void => {
    const {review_by: written} = (file.data.frontMatter ?? {}) as {review_by?: unknown};
    // Docusaurus reads a date without quotes as one.
    const date = written instanceof Date ? written.toISOString().slice(0, 10) : written;
    if (typeof date !== 'string' || treeOf(file.path, root).version !== 'current') return;
    const props = {date, isDue: reviewState(date, now()) === 'due'};
    markdown.children.unshift(componentElement('ReviewNote', props, '@site/src/features/review'));
  };
}
