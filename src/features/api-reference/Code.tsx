import {type ReactNode, type RefObject, useRef} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import type {Sample} from './reference';

import styles from './code.module.css';

interface Props extends Sample {
  /** What the code belongs to, for screen readers. */
  of: string;
  /** Receives the panel, whose text is the code. */
  panel?: RefObject<HTMLDivElement | null>;
}

/** A code panel with a label and a copy button. */
export default function Code({label, html, of, panel}: Props): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const shown = panel ?? own;
  return (
    <div className={styles.panel}>
      <span className={styles.title}>{label}</span>
      <div className={`with-script ${styles.copy}`}>
        <CopyButton what={`${of}: ${label}`} text={() => shown.current?.textContent ?? ''} />
      </div>
      <div ref={shown} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
