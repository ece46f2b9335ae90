import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {componentElement, split} from '../lib/mdast';

/** Folds the sections of a page with `folds: true` on a phone, but for the first one and the related articles. */
export default function remarkFolds() {
  return (markdown: Root, {data}: VFile): void => {
    if (!(data.frontMatter as {folds?: true} | undefined)?.folds) return;
    const [before, sections] = split(markdown.children, 2);
    markdown.children = [
      ...before,
      ...sections.flatMap(({heading, blocks}, at) => {
        const isFolded = at > 0 && at < sections.length - 1;
        const children = blocks as Parameters<typeof componentElement>[3];
        const fold = componentElement('Fold', {}, '@site/src/components/Fold', children);
        return [heading, ...(isFolded ? [fold] : blocks)];
      }),
    ];
  };
}
