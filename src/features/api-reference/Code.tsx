import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import Method from './Method';
import type {Sample} from './shown-operation';

import styles from './code.module.css';

interface Props extends Sample {
  /** What the code belongs to, for screen readers. */
  of: string;
  /** A status, or `BODY` for what is sent. */
  kind?: string | undefined;
  /** Whether a tab shows the label instead: the button is then beside the tabs. */
  isTab?: boolean;
}

export default function Code({label, html, of, kind, isTab}: Props): ReactNode {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <div className={clsx(styles.panel, isTab && styles.tab)}>
      {!isTab && (
        <span className={styles.title}>
          {kind && <Method name={kind} />} {label}
        </span>
      )}
      <div className={`with-script screen-only ${styles.copy}`}>
        <CopyButton what={`${of}: ${label}`} text={() => shown.current?.textContent ?? ''} />
      </div>
      <div ref={shown} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
