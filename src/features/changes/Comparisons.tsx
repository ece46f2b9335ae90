import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {changesRoute, TODAY} from '@site/src/features/changes/model/routes';
import {useVersionName} from './phrases';

import styles from './styles.module.css';

/** Links to the comparisons of each version with the next one and with today; left out if there is only one. */
export default function Comparisons(): ReactNode {
  const nameOf = useVersionName();
  const versions = useVersions(undefined).map(({name}) => name);
  if (versions.length < 3) return null;
  return (
    <nav aria-labelledby="comparisons" className={styles.comparisons}>
      <h2 id="comparisons">
        <Translate id="changes.comparisons">Compare other versions</Translate>
      </h2>
      <ul>
        {versions.slice(1).map((from, at) => (
          <li key={from}>
            <Translate id="changes.comparisons.from" values={{name: nameOf(from)}}>
              {'{name} compared with'}
            </Translate>{' '}
            {[...new Set([versions[at] ?? TODAY, TODAY])].map((to) => (
              <Link key={to} to={changesRoute(from, to)}>
                <span className="visually-hidden">{`${nameOf(from)} – `}</span>
                {nameOf(to)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
