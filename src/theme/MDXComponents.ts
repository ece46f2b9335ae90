import MDXComponents from '@theme-original/MDXComponents';

import {MarkdownTable} from '@site/src/components/TableScroller';
import Term from '@site/src/features/glossary/Term';

/** Components for every page. Others are imported by the pages that use them: `src/content/directives/imports.ts`. */
export default {...MDXComponents, table: MarkdownTable, Term};
