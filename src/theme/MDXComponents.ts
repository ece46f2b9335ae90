import MDXComponents from '@theme-original/MDXComponents';

import Link from '@site/src/components/Link';
import {MarkdownTable} from '@site/src/components/TableScroller';
import Term from '@site/src/features/glossary/Term';

/** Components for every page. Pages import the others: `remarkImports` in `src/content/directives/remark.ts`. */
export default {...MDXComponents, a: Link, table: MarkdownTable, Term};
