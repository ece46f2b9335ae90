import MDXComponents from '@theme-original/MDXComponents';

import {MarkdownTable} from '@site/src/components/TableScroller';
import Term from '@site/src/features/glossary/Term';

/**
 * What any page may hold. The components that only some hold are imported by those:
 * `src/plugins/remark/components.ts`. Writers need no import for either.
 */
export default {...MDXComponents, table: MarkdownTable, Term};
