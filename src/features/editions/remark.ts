import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {placeOf} from '../../content/tree';
import {componentElement} from '../../lib/mdast';
import {editionFile, editionsOf} from './model';

/** Adds a note at the top of a legal page of which there is more than one edition. */
export default function remarkEditions({root}: {root: string}) {
  return (markdown: Root, {path, data}: VFile): void => {
    const {tree, file} = placeOf(path, root);
    if (tree.version !== 'current' || !editionFile(file)) return;
    const editions = editionsOf(file, tree);
    const {edition: shown} = (data.frontMatter ?? {}) as {edition?: unknown};
    if (editions.length < 2 || typeof shown !== 'number') return;
    const props = {editions, shown};
    markdown.children.unshift(
      componentElement('EditionNote', props, '@site/src/features/editions'),
    );
  };
}
