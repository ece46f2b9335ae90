import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Age from '@site/src/components/Age';
import BackLink from '@site/src/components/BackLink';
import {UpdateBadge} from '@site/src/components/Badge';
import FileLink from '@site/src/components/FileLink';
import Link from '@site/src/components/Link';
import PageHeader from '@site/src/components/PageHeader';
import NewsletterForm from '@site/src/features/forms/newsletter';

import styles from './styles.module.css';

type Item = Props['items'][number];

/** /updates: the newest updates. Older ones are on further pages. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogListPage}>
      <PageMetadata title={titleOf(metadata)} description={descriptionOf(metadata)} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout>
        <PageHeader
          above={
            <BackLink to="/knowledge-base">
              <Translate id="updates.back">Back to the Knowledge Base</Translate>
            </BackLink>
          }
          title={titleOf(metadata)}
          lead={metadata.blogDescription}
        />
        <div className={styles.columns}>
          <div>
            {[...new Set(items.map(yearOf))].map((year) => (
              <section key={year} aria-labelledby={`year-${year}`}>
                <Heading as="h2" id={`year-${year}`} className={styles.year}>
                  {year}
                </Heading>
                <ul className="ruled">
                  {items
                    .filter((item) => yearOf(item) === year)
                    .map(({content}) => (
                      <UpdateItem key={content.metadata.permalink} content={content} />
                    ))}
                </ul>
              </section>
            ))}
            <Feeds />
            <BlogListPaginator metadata={metadata} />
          </div>
          <NewsletterForm />
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function titleOf({blogTitle, page}: Props['metadata']): string {
  return page === 1
    ? blogTitle
    : translate(
        {id: 'updates.titleOfPage', message: '{title}, page {page}'},
        {title: blogTitle, page},
      );
}

/** Search engines expect each page to have its own description. */
function descriptionOf({blogDescription, page}: Props['metadata']): string {
  return page === 1
    ? blogDescription
    : translate(
        {id: 'updates.descriptionOfPage', message: '{description} Page {page}.'},
        {description: blogDescription, page},
      );
}

function Feeds(): ReactNode {
  return (
    <p className="margin-top--lg">
      <Translate id="updates.feeds">Follow by feed:</Translate>{' '}
      <FileLink to="/updates/rss.xml">RSS</FileLink> ·{' '}
      <FileLink to="/updates/atom.xml">Atom</FileLink> ·{' '}
      <FileLink to="/updates/feed.json">JSON</FileLink>
    </p>
  );
}

const yearOf = ({content}: Item): string => content.metadata.date.slice(0, 4);

function UpdateItem({content}: Item): ReactNode {
  const {title, description, date, permalink} = content.metadata;
  return (
    <li>
      <p className={`wrapped quiet ${styles.meta}`}>
        <Age date={date.slice(0, 10)} />
        <UpdateBadge frontMatter={content.frontMatter} />
      </p>
      <Heading as="h3" className={styles.title}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <p>{description}</p>
    </li>
  );
}
