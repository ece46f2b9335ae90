import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface HeroProps {
  heading: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** A picture beside the text; below it on a narrow screen. */
  picture?: ReactNode;
  /** Supporting content below the text; on a narrow screen, below the picture. */
  more?: ReactNode;
  /** Content across the full width, at the bottom of the hero. */
  below?: ReactNode;
  /** Whether the page already provides a container. */
  inContainer?: boolean;
}

/** The opening section of a page, on the contour lines of a sea chart. */
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
