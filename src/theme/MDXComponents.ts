import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import SearchBox from '@theme/SearchBox';

import ArticleList from '@site/src/components/ArticleList';
import CategoryList from '@site/src/components/CategoryList';
import Drawing from '@site/src/components/Drawing';
import FigureTable from '@site/src/components/FigureTable';
import Glossary from '@site/src/components/Glossary';
import MarkdownTable from '@site/src/components/TableScroller/MarkdownTable';
import Readings from '@site/src/components/Readings';
import RecentList from '@site/src/components/RecentList';
import Term from '@site/src/components/Term';

/** The components that our Markdown directives stand for. Writers need no import. */
export default {
  ...MDXComponents,
  table: MarkdownTable,
  ArticleList,
  CategoryList,
  Drawing,
  FigureTable,
  Glossary,
  Readings,
  RecentList,
  Term,
  SearchBox,
  TabItem,
  Tabs,
};
