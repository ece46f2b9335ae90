import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The text of a section, folded below its heading on a phone. */
export default function Fold({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={`fold ${styles.fold}`}>
      <summary className="chevron" data-export="off" data-search="off">
        <span className="visually-hidden">
          <Translate id="fold.section">The text of this section</Translate>
        </span>
      </summary>
      {children}
    </details>
  );
}
