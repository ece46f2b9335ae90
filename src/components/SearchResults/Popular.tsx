import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import popular from '@generated/search/default/popular.json';

import styles from './styles.module.css';

/** The articles that are read most. */
export default function Popular(): ReactNode {
  return (
    <>
      <p className={styles.label}>
        <Translate id="search.popular">Often read</Translate>
      </p>
      <ul className={styles.popular}>
        {popular.map(({route, title}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
