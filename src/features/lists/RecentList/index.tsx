import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ArticleCard} from '@site/src/features/lists/ArticleList';

import styles from './styles.module.css';

/** The most recently updated articles, newest first: their dates are often the same, so each says what it is about. */
export default function RecentList({articles}: {articles: readonly ArticleCard[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {articles.map(({route, title, description}) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
