import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** In the place of the panel where its script cannot be had. Without it, the page would go with it. */
export default function PanelMissing(): ReactNode {
  return (
    <p role="status" className={styles.missing}>
      <Translate id="search.missing">
        The search could not be loaded. Check the connection and load the page again.
      </Translate>
    </p>
  );
}
