import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import type {Sample} from './reference';

import styles from './code.module.css';

interface Props extends Sample {
  /** What the code belongs to, for screen readers. */
  of: string;
  /** Whether it is a program, which is long and scrolls inside its panel. */
  isProgram?: boolean;
}

/** A code panel with a copy button. */
export default function Code({label, html, of, isProgram = false}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const name = `${of}: ${label}`;
  return (
    <div className={styles.panel}>
      {isProgram || <span className={styles.title}>{label}</span>}
      <div className={clsx('with-script', styles.copy)}>
        <CopyButton what={name} text={() => panel.current?.textContent ?? ''} />
      </div>
      <div
        ref={panel}
        className={styles.code}
        {...(isProgram && {role: 'group', tabIndex: 0, 'aria-label': name})}
        dangerouslySetInnerHTML={{__html: html}}
      />
    </div>
  );
}
