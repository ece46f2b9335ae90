import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {FigureNote} from '@site/src/content/figures/resolve';

import styles from './styles.module.css';

/** Footnotes to figures that another page states differently. In Markdown: `::figure-conflicts`. */
export default function FigureConflicts({
  conflicts,
}: {
  conflicts: readonly FigureNote[];
}): ReactNode {
  if (conflicts.length === 0) return null;
  return (
    <div className={styles.conflicts} role="note" data-search="off">
      <ul>
        {conflicts.map(({label, here, authoritative, route, title}) => (
          <li key={label + here + authoritative}>
            <Translate
              id="figureConflicts.note"
              values={{label, here, authoritative, page: <Link to={route}>{title}</Link>}}>
              {'{label}: also stated as {here}. {page} says {authoritative} and prevails.'}
            </Translate>
          </li>
        ))}
      </ul>
    </div>
  );
}
