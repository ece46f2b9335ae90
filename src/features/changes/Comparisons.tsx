import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {changesRoute} from '@site/src/features/changes/model/routes';
import {useName} from './names';

import styles from './styles.module.css';

/** Leads to the comparison of any two versions; a choice of one is none, and is left out. */
export default function Comparisons({versions}: {versions: string[]}): ReactNode {
  if (versions.length < 3) return null;
  return (
    <nav aria-labelledby="comparisons" className={styles.comparisons}>
      <h2 id="comparisons">
        <Translate id="changes.comparisons">Compare other versions</Translate>
      </h2>
      <ul>
        {versions.slice(0, -1).map((from, at) => (
          <li key={from}>
            <From version={from} />{' '}
            {versions.slice(at + 1).map((to) => (
              <To key={to} from={from} to={to} />
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function From({version}: {version: string}): ReactNode {
  const name = useName(version);
  return (
    <Translate id="changes.comparisons.from" values={{name}}>
      {'{name} against'}
    </Translate>
  );
}

function To({from, to}: {from: string; to: string}): ReactNode {
  const [before, after] = [useName(from), useName(to)];
  return (
    <Link to={changesRoute(from, to)}>
      <span className="visually-hidden">{`${before} – `}</span>
      {after}
    </Link>
  );
}
