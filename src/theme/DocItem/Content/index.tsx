import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
// The part of the theme itself: ours, of the same name, keeps it from the place above the title.
import ContentsOnPhone from '@theme-original/DocItem/TOC/Mobile';
import clsx from 'clsx';

import IndexHeader from '@site/src/components/IndexHeader';
import {useArticle} from '@site/src/lib/article';

import ArticleHeader from './ArticleHeader';

export default function DocItemContent({children}: Props): ReactNode {
  const {toc} = useDoc();
  const {kind} = useArticle();
  const hasContents = (kind === 'article' || kind === 'legal' || kind === 'faq') && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', `markdown--${kind}`)}>
      {kind === 'index' ? <IndexHeader /> : <ArticleHeader />}
      {hasContents && <ContentsOnPhone />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
