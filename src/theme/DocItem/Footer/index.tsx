import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BackToList from '@site/src/components/BackLink/BackToList';
import {ButtonLink} from '@site/src/components/Button';
import ShareArticle from '@site/src/components/ShareArticle';
import {useArticle} from '@site/src/content/article';
import ArticleFeedback from '@site/src/features/forms/feedback';

import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {kind, readTime} = useArticle();
  if (!readTime && kind !== 'faq') return null;
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={styles.actions}>
        <ArticleFeedback key={metadata.permalink} title={metadata.title} />
        <ShareArticle title={metadata.title} />
      </div>
      <section className={styles.call} aria-labelledby="article-call">
        {/* Not the theme's Heading: the contents list would follow the reader to it, where it has no link. */}
        <h2 id="article-call" className={styles.callTitle}>
          <Translate id="article.call.title">Still have a question?</Translate>
        </h2>
        <p>
          <Translate id="article.call.text">Our support team answers around the clock.</Translate>
        </p>
        <div className={styles.buttons}>
          <ButtonLink to="/contact" tone="primary">
            <Translate id="article.call.contact">Contact Support</Translate>
          </ButtonLink>
        </div>
      </section>
      {/* At the top, breadcrumbs say the same. */}
      <BackToList />
    </footer>
  );
}
