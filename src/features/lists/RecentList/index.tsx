import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {UpdatedAge} from '@site/src/components/Age';
import type {ArticleCard} from '@site/src/features/lists/ArticleList';

import styles from './styles.module.css';

/** The most recently updated articles, newest first. */
export default function RecentList({articles}: {articles: readonly ArticleCard[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {articles.map(({route, title, updated}) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          {updated && (
            <span className={styles.age}>
              <UpdatedAge date={updated} age="instead" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
