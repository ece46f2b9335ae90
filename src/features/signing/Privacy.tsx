import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What becomes of what is typed. */
export default function Privacy(): ReactNode {
  return (
    <p className={styles.privacy}>
      <Translate id="signing.privacy">
        Everything is worked out in this page. Nothing that you type is sent or stored, and it is
        gone when you leave. Even so, prefer the secret of a key that you are about to replace.
      </Translate>
    </p>
  );
}
