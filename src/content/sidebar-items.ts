import type {Options} from '@docusaurus/plugin-content-docs';

import {LAST} from './catalogue';
import {FAQ_CATEGORY} from './faq';
import {folderCategory} from './kinds';

/**
 * Fills a sidebar category with the articles that belong to it by front matter or folder, so that an
 * article in `resources/` is listed in its category.
 */
export const sidebarItems: NonNullable<Options['sidebarItemsGenerator']> = ({item, docs}) => {
  const category = item.dirName === 'resources' ? FAQ_CATEGORY : folderCategory(`${item.dirName}/`);
  return docs
    .filter((doc) => {
      if (doc.source.endsWith('/index.md')) return false;
      if (!category) return doc.sourceDirName === item.dirName;
      // Legal pages have their own sidebar, even if a category lists them.
      if (doc.sourceDirName === 'legal') return false;
      return (doc.frontMatter.category ?? folderCategory(`${doc.sourceDirName}/`)) === category;
    })
    .sort(
      (a, b) =>
        (a.sidebarPosition ?? LAST) - (b.sidebarPosition ?? LAST) ||
        a.title.localeCompare(b.title, 'en'),
    )
    .map((doc) => ({type: 'doc', id: doc.id}));
};
