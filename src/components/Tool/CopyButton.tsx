import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCopy} from '@site/src/lib/use-copy';

import styles from './styles.module.css';

interface Props {
  /** What is copied, for screen readers. */
  what: string;
  /** Returns the text. Called on click, because the text may be large. */
  text: () => string;
  disabled?: boolean;
  /** Instead of the class of a small button. */
  look?: string;
  /** Instead of "Copy". */
  label?: string;
}

/** Copies a text and confirms it in its own label, so that no toast code has to be loaded. */
export default function CopyButton({
  what,
  text,
  label,
  disabled = false,
  look = styles.small ?? '',
}: Props): ReactNode {
  const [state, copy] = useCopy();
  const labels = {
    ready: label ?? translate({id: 'copy.label', message: 'Copy'}),
    copied: translate({id: 'copy.copied', message: 'Copied'}),
    failed: translate({id: 'copy.failed', message: 'Not copied: select it'}),
  };
  return (
    <button type="button" className={look} disabled={disabled} onClick={() => copy(text())}>
      <span aria-live="polite">{labels[state]}</span>
      <span className="visually-hidden" suppressHydrationWarning>
        {` ${what}`}
      </span>
    </button>
  );
}
