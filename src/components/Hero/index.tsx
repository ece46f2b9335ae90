import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface HeroProps {
  heading: ReactNode;
  lead?: ReactNode;
  /** Stands above the heading. */
  above?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** A picture beside the words; below them on a narrow screen. */
  picture?: ReactNode;
  /** Supports the words: below them, and below the picture on a narrow screen. */
  more?: ReactNode;
  /** Stands across the foot of the hero. */
  below?: ReactNode;
  /** The page is in a container already. */
  inContainer?: boolean;
}

/** The first screen of a page outside of the content tree, on the contour lines of a sea chart. */
export default function Hero({
  heading,
  lead,
  above,
  actions,
  picture,
  more,
  below,
  inContainer = false,
}: HeroProps): ReactNode {
  return (
    <header className={clsx(styles.hero, inContainer && styles.inContainer)}>
      <div className={clsx(inContainer || 'container', styles.inner)}>
        <div>
          {above && <div className={styles.above}>{above}</div>}
          <Heading as="h1" className={styles.title}>
            {heading}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        {more}
      </div>
      {below && <div className={clsx('container', styles.below)}>{below}</div>}
    </header>
  );
}
