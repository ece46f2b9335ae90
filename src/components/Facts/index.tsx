import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {CardProps} from '@site/src/components/CardGrid';
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

interface FactProps extends CardProps {
  /** Element of the title: `div` if the list has no heading above it. */
  as?: 'h3' | 'div';
}

export function Fact({title, icon: Icon, to, as: As = 'h3', children}: FactProps): ReactNode {
  return (
    <li className={styles.fact}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
      <div>
        <As className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</As>
        <p className={styles.text}>{children}</p>
      </div>
    </li>
  );
}
