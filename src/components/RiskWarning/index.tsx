import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {TriangleAlert} from 'lucide-react';

import {riskWarning} from '@site/src/config/brand';

import styles from './styles.module.css';

/** What can be lost, who provides the service and who supervises it. */
export default function RiskWarning(): ReactNode {
  return (
    <aside
      className={styles.warning}
      aria-label={translate({id: 'risk.label', message: 'Risk warning'})}>
      <div className={`container ${styles.inner}`}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        <p className={styles.text}>
          <strong>{riskWarning.loss}</strong> {riskWarning.provider}{' '}
          <Link to="/legal">
            <Translate id="risk.more">Legal and compliance</Translate>
          </Link>
        </p>
      </div>
    </aside>
  );
}
