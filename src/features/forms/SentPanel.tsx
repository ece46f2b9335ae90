import Translate from '@docusaurus/Translate';
import {CircleCheck} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';

import {buttonClass} from '@site/src/components/Button';

import styles from './styles.module.css';

/** Replaces a form whose message has arrived. */
export default function SentPanel({
  children,
  onAnother,
}: {
  children: ReactNode;
  onAnother: () => void;
}): ReactNode {
  const title = useRef<HTMLParagraphElement>(null);
  // The focused button is gone, so the focus moves to its replacement.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden="true" />
      <p ref={title} tabIndex={-1} className={styles.sentTitle}>
        <Translate id="form.sent.title">Thank you. We have received it.</Translate>
      </p>
      <p>{children}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onAnother}>
        <Translate id="form.sent.another">Write another</Translate>
      </button>
    </div>
  );
}
