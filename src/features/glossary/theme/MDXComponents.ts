import MDXComponents from '@theme-init/MDXComponents';

import Term from '@site/src/features/glossary/Term';

/** Every article shows terms. */
export default {...MDXComponents, Term};
