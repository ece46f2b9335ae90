import type {Options} from '@docusaurus/plugin-content-docs';

import {FAQ_CATEGORY} from './faq';
import {folderCategory} from './kinds';

/**
 * Fills a sidebar category with the articles whose front matter or folder puts them there,
 * so that an article in `resources/` stands in the category it belongs to.
 */
export const sidebarItems: NonNullable<Options['sidebarItemsGenerator']> = ({item, docs}) => {
  const category = item.dirName === 'resources' ? FAQ_CATEGORY : folderCategory(`${item.dirName}/`);
  return docs
    .filter((doc) => {
      if (doc.source.endsWith('/index.md')) return false;
      if (!category) return doc.sourceDirName === item.dirName;
      // Legal pages keep their own sidebar, also where a category lists them.
      if (doc.sourceDirName === 'legal') return false;
      return (doc.frontMatter.category ?? folderCategory(`${doc.sourceDirName}/`)) === category;
    })
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0))
    .map((doc) => ({type: 'doc', id: doc.id}));
};
