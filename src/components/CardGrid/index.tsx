import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface CardItem {
  title: string;
  text: ReactNode;
  icon?: LucideIcon;
  /** Makes the whole card a link. */
  to?: string;
}

interface Props {
  items: readonly CardItem[];
  /** Columns on a wide screen. A divisor of the number of cards leaves no gap. */
  columns?: 2 | 3 | 4;
}

/** A grid of cards, each with a title and a sentence or two. */
export default function CardGrid({items, columns = 4}: Props): ReactNode {
  return (
    <ul className={clsx(styles.grid, styles[`columns${columns}`])}>
      {items.map(({title, text, icon: Icon, to}) => (
        <li key={title} className={clsx(styles.card, to && styles.linked)}>
          {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
          <Heading as="h3" className={styles.title}>
            {to ? <Link to={to}>{title}</Link> : title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
