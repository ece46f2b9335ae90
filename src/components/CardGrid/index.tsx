import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Columns on a wide screen. A divisor of the number of cards leaves no gap. */
  columns?: 2 | 3 | 4;
  /** Several elements `Card`. */
  children: ReactNode;
}

export default function CardGrid({columns = 4, children}: Props): ReactNode {
  return <ul className={clsx(styles.grid, styles[`columns${columns}`])}>{children}</ul>;
}

export interface CardProps {
  title: string;
  icon?: LucideIcon;
  /** Makes the whole card a link. In a group, all cards are links or none is. */
  to?: string;
  /** A sentence or two, on the same line as the tags in MDX. */
  children: ReactNode;
}

interface CardOfGridProps extends CardProps {
  /** Whether it takes two of three columns. */
  wide?: boolean;
}

export function Card({title, icon: Icon, to, wide, children}: CardOfGridProps): ReactNode {
  return (
    <li className={clsx(styles.card, to && styles.linked, wide && styles.wide)}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
      <Heading as="h3" className={styles.title}>
        {to ? <Link to={to}>{title}</Link> : title}
      </Heading>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
