import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Every pair of text and background colours in use. `tests/e2e/accessibility.spec.ts` measures them. */
const PAIRS = [
  {text: 'ink', ground: 'page', use: 'Text'},
  {text: 'ink-2', ground: 'page', use: 'Quiet text'},
  {text: 'ink-2', ground: 'surface', use: 'Quiet text on a tinted section'},
  {text: 'ink-2', ground: 'surface-2', use: 'Badge'},
  {text: 'ink-2', ground: 'raised', use: 'Quiet text on a card'},
  {text: 'link', ground: 'raised', use: 'Link on a card'},
  {text: 'link', ground: 'page', use: 'Link'},
  {text: 'link', ground: 'surface-2', use: 'Current entry of a menu'},
  {text: 'on-accent', ground: 'accent', use: 'Button'},
  {text: 'on-accent', ground: 'accent-strong', use: 'Button under the pointer'},
  {text: 'accent-ink', ground: 'accent-soft', use: 'Recommended'},
  {text: 'positive', ground: 'positive-soft', use: 'In order'},
  {text: 'danger', ground: 'danger-soft', use: 'Error'},
  {text: 'deep-ink', ground: 'deep', use: 'Deep panel'},
  {text: 'deep-ink-2', ground: 'deep', use: 'Quiet text on a deep panel'},
] as const;

export function Colours(): ReactNode {
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

const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export function Type(): ReactNode {
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

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const CORNERS = ['radius-sm', 'radius', 'radius-lg', 'radius-pill'] as const;
const SHADOWS = ['shadow-1', 'shadow-2'] as const;
const MOTIONS = ['motion', 'motion-slow'] as const;

export function Scales(): ReactNode {
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
