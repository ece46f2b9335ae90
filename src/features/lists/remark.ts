import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {folderCategory} from '../../content/kinds';
import {placeOf} from '../../content/tree';
import {componentElement} from '../../lib/mdast';

/**
 * Adds the headers of the knowledge base and its categories, and the last line of a category. They are not in the
 * theme, because every page would load their icons and the hero.
 */
export default function remarkHeaders({root}: {root: string}) {
  return ({children}: Root, {path}: VFile): void => {
    const {file} = placeOf(path, root);
    const add = (name: string, props: object): ReturnType<typeof componentElement> =>
      componentElement(name, props, `@site/src/features/lists/${name}`);
    if (file === 'knowledge-base/index.md') children.unshift(add('IndexHeader', {}));
    else if (file.endsWith('/index.md')) {
      children.unshift(add('CategoryHeader', {category: folderCategory(file)}));
      children.push(add('StillStuck', {}));
    }
  };
}
