import Translate, {translate} from '@docusaurus/Translate';
import {CircleCheck} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';

import {buttonClass} from '@site/src/components/Button';
import CopyButton from '@site/src/components/Tool/CopyButton';
import {type Mail, mustCopy} from './delivery/mail';

import styles from './styles.module.css';

/** Stands in the place of a form that has arrived. */
export function SentPanel({
  children,
  onAnother,
}: {
  children: ReactNode;
  onAnother: () => void;
}): ReactNode {
  const title = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone: it goes on to what came instead.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden="true" />
      <p ref={title} tabIndex={-1} className={styles.sentTitle}>
        <Translate id="form.sent.title">Thank you, it has arrived.</Translate>
      </p>
      <p>{children}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onAnother}>
        <Translate id="form.sent.another">Write another</Translate>
      </button>
    </div>
  );
}

/** For whoever has no mail program on this device, and for a message too long for a link. */
export function MailedPanel({mail}: {mail: Mail}): ReactNode {
  return (
    <div className={styles.mailed} role="group" aria-labelledby="mailed">
      <p id="mailed">
        {mustCopy(mail) ? (
          <Translate id="form.mailed.long" values={{to: mail.to}}>
            {
              'Your message is too long for a link. Copy it, and paste it into the e-mail to {to} that has just opened.'
            }
          </Translate>
        ) : (
          <Translate id="form.mailed.text" values={{to: mail.to}}>
            {
              'Your mail program has the message: send it from there. If none opened, copy the text and send it to {to}.'
            }
          </Translate>
        )}
      </p>
      <textarea
        readOnly
        rows={6}
        className={styles.input}
        value={mail.body}
        aria-label={translate({id: 'form.mailed.box', message: 'Your message'})}
      />
      <CopyButton
        what={translate({id: 'form.mailed.copy', message: 'the message'})}
        text={() => mail.body}
      />
    </div>
  );
}
