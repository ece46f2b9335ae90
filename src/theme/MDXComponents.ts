import MDXComponents from '@theme-original/MDXComponents';

import {MarkdownTable} from '@site/src/components/TableScroller';
import Term from '@site/src/features/glossary/Term';

/** Components for every page. Pages import the others: `remarkImports` in `src/content/directives/remark.ts`. */
export default {...MDXComponents, table: MarkdownTable, Term};
