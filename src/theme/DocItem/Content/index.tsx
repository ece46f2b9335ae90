import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
// The part of the theme itself: ours, of the same name, keeps it from the place above the title.
import ContentsOnPhone from '@theme-original/DocItem/TOC/Mobile';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ArticleMeta from '@site/src/components/ArticleMeta';
import BackLink from '@site/src/components/BackLink';
import Badge from '@site/src/components/Badge';
import CopyPage from '@site/src/components/CopyPage';
import IndexHeader from '@site/src/components/IndexHeader';
import {useArticle, useVersionBase} from '@site/src/content/article';
import {FAQ_CATEGORY} from '@site/src/content/faq';

import styles from './styles.module.css';

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

/** Title of a page of the content tree, with what its kind of page has above and below it. */
function ArticleHeader(): ReactNode {
  const {metadata} = useDoc();
  const {kind, readTime, updated, edition} = useArticle();
  const category = useSidebarBreadcrumbs()?.findLast((item) => item.type === 'category');
  return (
    <header className={styles.header}>
      {kind === 'article' && (
        <div className={styles.above}>
          <BackToIndex />
        </div>
      )}
      <Heading as="h1" className={styles.title}>
        {metadata.title}
      </Heading>
      {kind === 'category' || kind === 'glossary' || kind === 'faq' ? (
        <p className={styles.lead}>{metadata.description}</p>
      ) : (
        <div className={styles.meta} data-search="off">
          {kind === 'article' && category && <Badge>{category.label}</Badge>}
          <ArticleMeta readTime={readTime} updated={updated} edition={edition} />
          <CopyPage />
        </div>
      )}
    </header>
  );
}

function BackToIndex(): ReactNode {
  const {category} = useArticle();
  const base = useVersionBase();
  return category === FAQ_CATEGORY ? (
    <BackLink to="/faq">
      <Translate id="article.backToFaq">Back to the FAQ</Translate>
    </BackLink>
  ) : (
    <BackLink to={`${base}/knowledge-base`}>
      <Translate id="article.backToKnowledgeBase">Back to the Knowledge Base</Translate>
    </BackLink>
  );
}
