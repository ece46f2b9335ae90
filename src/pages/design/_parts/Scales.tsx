import type {ReactNode} from 'react';

import styles from './styles.module.css';

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const CORNERS = ['radius-sm', 'radius', 'radius-lg', 'radius-pill'] as const;
const SHADOWS = ['shadow-1', 'shadow-2'] as const;
const MOTIONS = ['motion', 'motion-slow'] as const;

export default function Scales(): ReactNode {
  return (
    <>
      <ul className={styles.spaces}>
        {SPACES.map((step) => (
          <li key={step}>
            <span style={{width: `var(--space-${step})`}} />
            <code>--space-{step}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.boxes}>
        {CORNERS.map((name) => (
          <li key={name} style={{borderRadius: `var(--${name})`}}>
            <code>--{name}</code>
          </li>
        ))}
        {SHADOWS.map((name) => (
          <li key={name} style={{boxShadow: `var(--${name})`}}>
            <code>--{name}</code>
          </li>
        ))}
        {MOTIONS.map((name) => (
          <li key={name} className={styles.moving} style={{transitionDuration: `var(--${name})`}}>
            <code>--{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
