import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Word for word as its source has it. */
  quote: string;
  source: string;
  to: string;
  /** What follows from it, beside it on a wide screen. */
  children: ReactNode;
}

/** A rule in its own words, with its source. */
export default function RuleQuote({quote, source, to, children}: Props): ReactNode {
  return (
    <div className={styles.split}>
      <figure className={styles.rule}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Link to={to}>{source}</Link>
        </figcaption>
      </figure>
      {children}
    </div>
  );
}
