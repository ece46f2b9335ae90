import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {folderCategory} from '../../content/kinds';
import {placeOf} from '../../content/tree';
import {componentElement} from '../../lib/mdast';

/**
 * Adds the headers of the knowledge base and its categories, and the last lines of both. They are not in the
 * theme, because every page would load their icons.
 */
export default function remarkHeaders({root}: {root: string}) {
  return ({children}: Root, {path}: VFile): void => {
    const {file} = placeOf(path, root);
    const add = (name: string, props: object): ReturnType<typeof componentElement> =>
      componentElement(name, props, `@site/src/features/lists/${name}`);
    if (!file.endsWith('/index.md')) return;
    const category = folderCategory(file);
    children.unshift(add('Header', category ? {category} : {}));
    children.push(add('StillStuck', {}));
  };
}
