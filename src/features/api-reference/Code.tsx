import {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef, useState} from 'react';

import type {Sample} from './reference';

import styles from './code.module.css';

interface Props extends Sample {
  /** What the code belongs to, for screen readers. */
  of: string;
  /** Long code scrolls inside its panel. */
  isProgram?: boolean;
}

/** A panel of code with a button that copies it. */
export default function Code({label, html, of, isProgram = false}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = (): void => {
    navigator.clipboard.writeText(panel.current?.textContent ?? '').then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const name = `${of}: ${label}`;
  const labels = {
    ready: translate({id: 'api.copy', message: 'Copy'}),
    copied: translate({id: 'api.copy.copied', message: 'Copied'}),
    failed: translate({id: 'api.copy.failed', message: 'Not copied'}),
  };
  return (
    <div className={styles.panel}>
      {isProgram || <span className={styles.title}>{label}</span>}
      <button
        type="button"
        className={`with-script ${styles.copy}`}
        aria-label={`${labels[state]}: ${name}`}
        onClick={copy}
        onBlur={() => setState('ready')}>
        {labels[state]}
      </button>
      <div
        ref={panel}
        className={styles.code}
        {...(isProgram && {role: 'group', tabIndex: 0, 'aria-label': name})}
        dangerouslySetInnerHTML={{__html: html}}
      />
    </div>
  );
}
