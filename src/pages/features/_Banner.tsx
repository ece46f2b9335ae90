import Heading from '@theme/Heading';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  icon: LucideIcon;
  children: ReactNode;
  /** A button beside the text. */
  action: ReactNode;
}

/** A statement that is set off from its neighbours. */
export default function Banner({id, title, icon: Icon, children, action}: Props): ReactNode {
  return (
    <section className="container" aria-labelledby={id}>
      <div className={styles.banner}>
        <Icon className={styles.bannerIcon} aria-hidden="true" strokeWidth={1.5} />
        <div className={styles.bannerText}>
          <Heading as="h2" id={id} className={styles.bannerTitle}>
            {title}
          </Heading>
          <p>{children}</p>
        </div>
        {action}
      </div>
    </section>
  );
}
