import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';

import ArticleHeader from './ArticleHeader';

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <ArticleHeader wide={Boolean(frontMatter.hide_table_of_contents)} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
