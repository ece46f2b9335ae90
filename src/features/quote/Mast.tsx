import type {ReactNode} from 'react';

import styles from './mast.module.css';

/** A mast with its pennant, and the halyard by which the card beside it is raised. */
export default function Mast(): ReactNode {
  return (
    <>
      <span className={styles.mast} />
      <svg className={styles.rigging} viewBox="0 0 96 72" fill="none" aria-hidden="true">
        <path d="M58 8L6 56" stroke="var(--line-strong)" strokeWidth="1.5" />
        <circle
          cx="6"
          cy="56"
          r="4"
          fill="var(--page)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <circle cx="60" cy="5" r="4.5" fill="var(--line-strong)" />
        <path d="M64 10l30 12-30 12z" fill="var(--accent)" />
      </svg>
    </>
  );
}

/** The sea below the mast and the card. */
export function Waves(): ReactNode {
  return (
    <svg className={styles.waves} viewBox="0 0 480 36" fill="none" aria-hidden="true">
      <g stroke="var(--link)" strokeLinecap="round" strokeWidth="2">
        <path
          d="M8 10c29-12 58-12 87 0s58 12 87 0 58-12 87 0 58 12 87 0 58-12 87 0"
          opacity="0.5"
        />
        <path d="M52 26c29-12 58-12 87 0s58 12 87 0 58-12 87 0 58 12 87 0" opacity="0.3" />
      </g>
    </svg>
  );
}
