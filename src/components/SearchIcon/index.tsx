import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The magnifying glass at the start of a search field. Inline, so that it is there at the first paint. */
export default function SearchIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="m13 13 5 5" />
    </svg>
  );
}
