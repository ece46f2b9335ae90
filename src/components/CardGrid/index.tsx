import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export interface CardItem {
  title: string;
  text: ReactNode;
  /** Makes the title a link. */
  to?: string;
}

/** Facts side by side, each with a title and a sentence or two. */
export default function CardGrid({items}: {items: readonly CardItem[]}): ReactNode {
  return (
    <ul className={styles.grid}>
      {items.map(({title, text, to}) => (
        <li key={title} className={styles.card}>
          <Heading as="h3" className={styles.title}>
            {to ? <Link to={to}>{title}</Link> : title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
