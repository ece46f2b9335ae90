import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCopy} from '@site/src/lib/use-copy';

import styles from './styles.module.css';

interface Props {
  /** What is copied, for screen readers. */
  what: string;
  /** The text; asked for on the click, as it may be large. */
  text: () => string;
  disabled?: boolean;
}

/** Copies a text and says so in its own label: no layer has to be fetched for it. */
export default function CopyButton({what, text, disabled = false}: Props): ReactNode {
  const [state, copy] = useCopy();
  const labels = {
    ready: translate({id: 'copy.label', message: 'Copy'}),
    copied: translate({id: 'copy.copied', message: 'Copied'}),
    failed: translate({id: 'copy.failed', message: 'Not copied: select it'}),
  };
  return (
    <button type="button" className={styles.copy} disabled={disabled} onClick={() => copy(text())}>
      <span aria-live="polite">{labels[state]}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
