import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Facts from '@site/src/components/Facts';
import {safety} from './content';
import {CUSTODY_RULE} from './rule';

import styles from './rule.module.css';

/** What the terms promise about customers' coins, beside what protects them. */
export default function CustodyRule(): ReactNode {
  const {quote, source, to} = CUSTODY_RULE;
  return (
    <div className={styles.split}>
      <figure className={styles.rule}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Link to={to}>{source}</Link>
        </figcaption>
      </figure>
      <Facts items={safety()} />
    </div>
  );
}
