import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

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
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const labels = {
    ready: translate({id: 'signing.copy', message: 'Copy'}),
    copied: translate({id: 'signing.copied', message: 'Copied'}),
    failed: translate({id: 'signing.copy.failed', message: 'Not copied: select it'}),
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      disabled={disabled}
      onClick={() => void copy()}
      onBlur={() => setState('ready')}>
      <span aria-live="polite">{labels[state]}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
