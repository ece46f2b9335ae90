import type {ReactNode} from 'react';

import {PAIRS} from './pairs';
import styles from './styles.module.css';

export default function Colours(): ReactNode {
  return (
    <ul className={styles.swatches}>
      {PAIRS.map(({text, ground, use}) => (
        <li
          key={`${text} ${ground}`}
          style={{color: `var(--${text})`, background: `var(--${ground})`}}>
          <strong>{use}</strong>
          <code>
            {text} / {ground}
          </code>
        </li>
      ))}
    </ul>
  );
}
