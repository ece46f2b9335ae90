import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

interface Note {
  label: string;
  /** What this page says. */
  here: string;
  /** What applies in case of doubt. */
  inDoubt: string;
  /** The page that says so. */
  route: string;
  title: string;
}

/**
 * Tells where this page and another give different figures, and which applies in case of
 * doubt. Markdown writes it as `::readings`.
 */
export default function Readings({readings}: {readings: readonly Note[]}): ReactNode {
  if (readings.length === 0) return null;
  return (
    <div className={styles.readings} role="note">
      <ul>
        {readings.map(({label, here, inDoubt, route, title}) => (
          <li key={label + here + inDoubt}>
            <Translate
              id="readings.note"
              values={{label, here, inDoubt, page: <Link to={route}>{title}</Link>}}>
              {
                '{label}: this page says {here}, {page} says {inDoubt}, which applies in case of doubt.'
              }
            </Translate>
          </li>
        ))}
      </ul>
    </div>
  );
}
