import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {fetching} from '@site/src/config/interface';
import type {DeliveryState} from './delivery/use-delivery';

import styles from './styles.module.css';

/** The state of the delivery, announced as it changes. */
export default function Progress({state}: {state: DeliveryState}): ReactNode {
  return (
    <div className={styles.progress}>
      <div role="status">
        {state.name === 'sending' && (
          <p>
            {state.attempt === 0 ? (
              <Translate id="form.sending">Sending…</Translate>
            ) : (
              <Translate
                id="form.retrying"
                values={{attempt: String(state.attempt), all: String(fetching.retries)}}>
                {'No answer yet. Trying again, {attempt} of {all}…'}
              </Translate>
            )}
          </p>
        )}
        {state.name === 'failed' && <p className={styles.error}>{state.problem}</p>}
        {state.name === 'mailed' && (
          <p>
            <Translate id="form.mailed" values={{to: state.mail.to}}>
              {
                'Your mail program has the message: send it from there. If none opened, or the message is empty, copy the message and send it to {to}.'
              }
            </Translate>
          </p>
        )}
      </div>
    </div>
  );
}
