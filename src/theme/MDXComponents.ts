import MDXComponents from '@theme-original/MDXComponents';

import ArticleList from '@site/src/components/ArticleList';
import CategoryList from '@site/src/components/CategoryList';
import FigureTable from '@site/src/components/FigureTable';
import Readings from '@site/src/components/Readings';
import RecentList from '@site/src/components/RecentList';
import SearchBox from '@site/src/components/SearchBox';

/** The components that our Markdown directives stand for. Writers need no import. */
export default {
  ...MDXComponents,
  ArticleList,
  CategoryList,
  FigureTable,
  Readings,
  RecentList,
  SearchBox,
};
