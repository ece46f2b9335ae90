import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import SubjectIcon from '@site/src/components/SubjectIcon';
import {ArticleCount} from '@site/src/features/lists/ArticleList';

import styles from './styles.module.css';

interface Category {
  /** Anchor of the card, as in /knowledge-base#crypto-101. */
  id: string;
  route: string;
  title: string;
  description: string;
  articles: readonly {route: string; title: string}[];
}

/** More articles than a card has room for are left to the page of the category, but for the first five. */
const ROOM = 6;

/** The categories of the knowledge base, each with the number and list of its articles. */
export default function CategoryList({categories}: {categories: readonly Category[]}): ReactNode {
  return (
    <ul className={`page-list ${styles.grid}`}>
      {categories.map(({id, route, title, description, articles}) => (
        <li key={id} id={id} className={`box ${styles.card}`}>
          <SubjectIcon subject={id} />
          <div className={styles.head}>
            <Heading as="h2" className="card-title">
              <Link to={route}>{title}</Link>
            </Heading>
            <span className={`quiet ${styles.count}`}>
              <ArticleCount count={articles.length} />
            </span>
          </div>
          <p className={styles.description}>{description}</p>
          <details className={`fold ${styles.fold}`}>
            <summary className="chevron">
              <span className="visually-hidden">
                <Translate id="knowledgeBase.articlesIn" values={{category: title}}>
                  {'Articles in {category}'}
                </Translate>
              </span>
            </summary>
            <ul className={styles.articles}>
              {(articles.length > ROOM ? articles.slice(0, ROOM - 1) : articles).map((article) => (
                <li key={article.route}>
                  <Link to={article.route}>{article.title}</Link>
                </li>
              ))}
              {articles.length > ROOM && (
                <li>
                  <Link to={route} className={styles.all ?? ''}>
                    <Translate id="knowledgeBase.all" values={{count: articles.length}}>
                      {'All {count} articles'}
                    </Translate>
                  </Link>
                </li>
              )}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
