import Heading from '@theme/Heading';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';

import styles from './styles.module.css';

/** Four elements `Card`, each a link. */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

interface CardProps {
  title: string;
  icon: LucideIcon;
  to: string;
  /** A sentence or two, on the same line as the tags in MDX. */
  children: ReactNode;
}

export function Card({title, icon: Icon, to, children}: CardProps): ReactNode {
  return (
    <li className={`box linked ${styles.card}`}>
      <Icon className="subject-icon" aria-hidden="true" strokeWidth={1.75} />
      <Heading as="h3" className={`card-title ${styles.title}`}>
        <Link to={to}>{title}</Link>
      </Heading>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
