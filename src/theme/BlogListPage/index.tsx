import type {ReactNode} from 'react';

import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

import Age from '@site/src/components/Age';
import BackLink from '@site/src/components/BackLink';
import UpdateBadge from '@site/src/components/UpdateBadge';
import NewsletterForm from '@site/src/features/forms/newsletter';

import styles from './styles.module.css';

/** /updates: every update on one page, newest first. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogListPage}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <BlogListPageStructuredData {...props} />
      <Layout>
        <main className={`container ${styles.page}`}>
          <BackLink to="/knowledge-base">
            <Translate id="updates.back">Back to the Knowledge Base</Translate>
          </BackLink>
          <Heading as="h1" className={styles.title}>
            {metadata.blogTitle}
          </Heading>
          <p className={styles.lead}>{metadata.blogDescription}</p>
          <ul className={styles.list}>
            {items.map(({content}) => (
              <UpdateItem key={content.metadata.permalink} content={content} />
            ))}
          </ul>
          <Feeds />
          <NewsletterForm />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function Feeds(): ReactNode {
  return (
    <p className={styles.feeds}>
      <Translate id="updates.feeds">Follow by feed:</Translate> <a href="/updates/rss.xml">RSS</a> ·{' '}
      <a href="/updates/atom.xml">Atom</a> · <a href="/updates/feed.json">JSON</a>
    </p>
  );
}

function UpdateItem({content}: Props['items'][number]): ReactNode {
  const {title, description, date, permalink} = content.metadata;
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        <UpdateBadge frontMatter={content.frontMatter} />
        <Age date={date.slice(0, 10)} />
      </p>
      <Heading as="h2" className={styles.itemTitle}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
