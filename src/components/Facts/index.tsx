import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {CardItem} from '@site/src/components/CardGrid';

import styles from './styles.module.css';

interface Props {
  items: readonly CardItem[];
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3;
  /** Element of the titles: `div` if the list has no heading above it. */
  as?: 'h3' | 'div';
}

/** A list of facts without the boxes of a CardGrid, for points that support other content. */
export default function Facts({items, columns = 1, as: As = 'h3'}: Props): ReactNode {
  return (
    <ul className={clsx(styles.facts, columns > 1 && styles[`columns${columns}`])}>
      {items.map(({title, text, icon: Icon, to}) => (
        <li key={title} className={styles.fact}>
          {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
          <div>
            <As className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</As>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
