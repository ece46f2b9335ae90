import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {ArticleCount} from '@site/src/features/lists/ArticleList';

import CategoryIcon from './CategoryIcon';
import ContactSupport from './ContactSupport';
import styles from './styles.module.css';

interface Category {
  /** Anchor of the card, as in /knowledge-base#crypto-101. */
  id: string;
  route: string;
  title: string;
  description: string;
  articles: readonly {route: string; title: string}[];
}

/** The categories of the knowledge base, each with its count and its articles; then a way to a person. */
export default function CategoryList({categories}: {categories: readonly Category[]}): ReactNode {
  return (
    <div className={styles.grid}>
      <ul className={styles.cards}>
        {categories.map(({id, route, title, description, articles}) => (
          <li key={id} id={id} className={styles.card}>
            <CategoryIcon category={id} />
            <div className={styles.head}>
              <Heading as="h2" className={styles.title}>
                <Link to={route}>{title}</Link>
              </Heading>
              <span className={styles.count}>
                <ArticleCount count={articles.length} />
              </span>
            </div>
            <p className={styles.description}>{description}</p>
            <ul className={styles.articles}>
              {articles.map((article) => (
                <li key={article.route}>
                  <Link to={article.route}>{article.title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ContactSupport />
    </div>
  );
}
