import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import CopyButton from '@site/src/components/Tool/CopyButton';
import {type Mail, mustCopy} from './delivery/mail';

import styles from './styles.module.css';

/** For visitors without a mail program on this device, and for messages too long for a link. */
export default function MailedPanel({mail}: {mail: Mail}): ReactNode {
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
      <Field
        label={<Translate id="form.mailed.box">Your message</Translate>}
        rows={6}
        readOnly
        value={mail.body}
      />
      <CopyButton
        what={translate({id: 'form.mailed.copy', message: 'the message'})}
        text={() => mail.body}
      />
    </div>
  );
}
