import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface HeroProps {
  heading: ReactNode;
  lead?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Below the buttons. */
  note?: ReactNode;
  /** Below the text: a `Beside`, and supporting content. */
  more?: ReactNode;
  /** Content across the full width, at the bottom of the hero. */
  below?: ReactNode;
}

/** The opening section of a page, on the contour lines of a sea chart. */
export default function Hero({heading, lead, actions, note, more, below}: HeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <div>
          <Heading as="h1" className={styles.title}>
            {heading}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={`buttons ${styles.actions}`}>{actions}</div>}
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {more}
      </div>
      {below && <div className={`container ${styles.below}`}>{below}</div>}
    </header>
  );
}

/** A picture or form beside the text of the hero; below it on a narrow screen. */
export function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}
