import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {BackToList} from '@site/src/components/BackLink';
import ShareArticle from '@site/src/components/ShareArticle';
import {useArticle} from '@site/src/content/article';
import ArticleFeedback from '@site/src/features/forms/feedback';
import StillStuck from '@site/src/features/lists/StillStuck';

import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {kind, readTime} = useArticle();
  if (!readTime && kind !== 'faq') return null;
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`wrapped ${styles.actions}`}>
        <ArticleFeedback key={metadata.permalink} title={metadata.title} />
        <ShareArticle title={metadata.title} />
      </div>
      <StillStuck />
      {/* At the top, breadcrumbs say the same. */}
      <BackToList />
    </footer>
  );
}
