import type {ReactNode} from 'react';

import styles from './styles.module.css';

const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export default function Type(): ReactNode {
  return (
    <dl className={styles.samples}>
      {SIZES.map((size) => (
        <div key={size}>
          <dt>
            <code>--text-{size}</code>
          </dt>
          <dd style={{fontSize: `var(--text-${size})`}}>A halyard raises a sail: €1,234.56 Łódź</dd>
        </div>
      ))}
    </dl>
  );
}
