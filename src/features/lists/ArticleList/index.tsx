import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ArticleMeta from '@site/src/components/ArticleMeta';
import Badge from '@site/src/components/Badge';
import Link from '@site/src/components/Link';
import Unbroken from '@site/src/components/Unbroken';

import styles from './styles.module.css';

/** The contents of an article's card, filled in from its front matter at build time. */
export interface ArticleCard {
  route: string;
  title: string;
  description: string;
  /** Title of its category, where articles of several are listed. */
  category?: string;
  readTime?: number;
  updated?: string;
}

/** "4 articles". */
export function ArticleCount({count}: {count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return selectMessage(
    count,
    translate(
      {id: 'articles.count', message: '{count} article|{count} articles'},
      {count: String(count)},
    ),
  );
}

interface Props {
  articles: readonly ArticleCard[];
  /** Level of the card headings: 2 on a category page, where the count is shown above the cards. */
  headingLevel?: 2 | 3;
}

/** Article cards in the given order. */
export default function ArticleList({articles, headingLevel = 2}: Props): ReactNode {
  return (
    <>
      {headingLevel === 2 && (
        <p className="quiet">
          <ArticleCount count={articles.length} />
        </p>
      )}
      <ul className={clsx('page-list', styles.cards, headingLevel === 3 && styles.brief)}>
        {articles.map((article) => (
          <li key={article.route} className={`box linked ${styles.card}`}>
            <Heading as={`h${headingLevel}`} className={`card-title ${styles.title}`}>
              <Link to={article.route}>
                <Unbroken text={article.title} />
              </Link>
            </Heading>
            <p className={styles.description}>{article.description}</p>
            {article.category && (
              <p>
                <Badge>{article.category}</Badge>
              </p>
            )}
            <ArticleMeta
              age="instead"
              readTime={article.readTime}
              updated={headingLevel === 2 ? article.updated : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
