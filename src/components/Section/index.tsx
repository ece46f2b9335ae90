import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  id?: string;
  /** `tinted` sets it off from its neighbours, `deep` is for the call to action at the end of a page. */
  tone?: 'plain' | 'tinted' | 'deep';
  children?: ReactNode;
}

export default function Section({title, lead, id, tone = 'plain', children}: Props): ReactNode {
  const titleId = useId();
  // The broken anchor check finds only headings by itself.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} aria-labelledby={titleId} className={clsx(styles.section, styles[tone])}>
      <div className="container">
        <div className={styles.head}>
          {/* Not the theme's Heading, which links to its id: a generated id is not a stable URL. */}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A lead that contains links: the first child of a section. */
export function Lead({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.lead}>{children}</p>;
}
