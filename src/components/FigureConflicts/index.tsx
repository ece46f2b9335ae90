import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Unbroken from '@site/src/components/Unbroken';
import type {FigureNote} from '@site/src/content/figures/resolve';

import styles from './styles.module.css';

interface Props {
  conflicts: readonly FigureNote[];
  /** A table of figures that are stated for this page alone. */
  children?: ReactNode;
}

/** Figures of a page that do not apply, beside those that do. In Markdown: `::figure-conflicts`. */
export default function FigureConflicts({conflicts, children}: Props): ReactNode {
  if (conflicts.length === 0) return null;
  return (
    <details className={styles.conflicts} data-search="off">
      <summary>
        <Translate id="figureConflicts.title">Other figures stated</Translate>
      </summary>
      <ul>
        {conflicts.map(({label, here, applies, route, title}) => (
          <li key={label}>
            <Translate
              id="figureConflicts.note"
              values={{
                label,
                here: <Unbroken text={here} />,
                applies: <Unbroken text={applies} />,
                page: <Link to={route}>{title}</Link>,
              }}>
              {'{label}: {here}. What applies: {applies}, from {page}.'}
            </Translate>
          </li>
        ))}
      </ul>
      {children}
      <p>
        <Link to="/resources/figures-that-differ">
          <Translate id="figureConflicts.all">All figures that differ</Translate>
        </Link>
      </p>
    </details>
  );
}
