import MDXComponents from '@theme-original/MDXComponents';

import Link from '@site/src/components/Link';
import {MarkdownTable} from '@site/src/components/TableScroller';

/** Components for every page. Pages import the others: `remarkImports` in `src/content/directives/remark.ts`. */
export default {...MDXComponents, a: Link, table: MarkdownTable};
