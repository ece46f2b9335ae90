import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';

import styles from './styles.module.css';

/** Four elements `Card`. */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

export interface CardProps {
  title: string;
  icon?: LucideIcon;
  /** Makes the whole card a link. In a group, all cards are links or none is. */
  to?: string;
  /** A sentence or two, on the same line as the tags in MDX. */
  children: ReactNode;
}

export function Card({title, icon: Icon, to, children}: CardProps): ReactNode {
  return (
    <li className={clsx(styles.card, to && styles.linked)}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
      <Heading as="h3" className={styles.title}>
        {to ? <Link to={to}>{title}</Link> : title}
      </Heading>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
