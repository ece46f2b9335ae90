import Translate from '@docusaurus/Translate';
import {CircleCheck} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The focused button is gone, so the focus moves to its replacement. */
const focus = (title: HTMLElement | null): void => title?.focus();

/** Replaces a form whose message has arrived. */
export default function SentPanel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden="true" />
      <p ref={focus} tabIndex={-1} className={styles.sentTitle}>
        <Translate id="form.sent.title">Thank you. We have received it.</Translate>
      </p>
      <p>{children}</p>
    </div>
  );
}
