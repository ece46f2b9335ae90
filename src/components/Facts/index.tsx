import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';

import styles from './styles.module.css';

interface Props {
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3;
  /** Several elements `Fact`. */
  children: ReactNode;
}

/** A list of facts without the boxes of a CardGrid, for points that support other content. */
export default function Facts({columns = 1, children}: Props): ReactNode {
  return (
    <ul className={clsx(styles.facts, columns > 1 && styles[`columns${columns}`])}>{children}</ul>
  );
}

interface FactProps {
  title: string;
  icon?: LucideIcon;
  /** Makes the whole fact a link. In a group, all facts are links or none is. */
  to?: string;
  /** Element of the title: `div` if the list has no heading above it. */
  as?: 'h3' | 'div';
  /** A sentence or two, on the same line as the tags in MDX. */
  children: ReactNode;
}

export function Fact({title, icon: Icon, to, as: As = 'h3', children}: FactProps): ReactNode {
  return (
    <li className={clsx(styles.fact, to && 'linked')}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
      <div>
        <As className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</As>
        <p className={styles.text}>{children}</p>
      </div>
    </li>
  );
}
