import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Age from '@site/src/components/Age';
import BackLink from '@site/src/components/BackLink';
import UpdateBadge from '@site/src/components/UpdateBadge';

import styles from './styles.module.css';

/** Head of one update on its own page. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  return (
    <header className={styles.header}>
      <BackLink to="/updates">
        <Translate id="update.back">All updates</Translate>
      </BackLink>
      <Heading as="h1" className={styles.title}>
        {metadata.title}
      </Heading>
      <p className={styles.meta}>
        <UpdateBadge frontMatter={frontMatter} />
        <Age date={metadata.date.slice(0, 10)} />
      </p>
    </header>
  );
}
