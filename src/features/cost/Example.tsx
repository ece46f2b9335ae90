import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import Lines from './Lines';
import type {Receipt} from './model/receipt';

import styles from './receipt.module.css';

/** `::receipt{amount=100 out=wallet}`: the receipt for one question, which leads to the calculator. */
export default function Example({receipt}: {receipt: Receipt}): ReactNode {
  return (
    // An excerpt of a page would run its lines together.
    <div className={clsx(styles.receipt, styles.example)} data-search="off">
      <Lines receipt={receipt} />
      <p className={styles.source} data-export="off">
        <Link to={receipt.path}>
          <Translate id="cost.change">Calculate with your own amount</Translate>
        </Link>
      </p>
    </div>
  );
}
