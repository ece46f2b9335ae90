import Translate from '@docusaurus/Translate';
import {CircleAlert, LoaderCircle} from 'lucide-react';
import type {ReactNode} from 'react';

import {fetching} from '@site/src/config/interface';
import type {DeliveryState} from './delivery/use-delivery';

import styles from './styles.module.css';

/** The state of the delivery, announced as it changes. */
export default function Progress({state}: {state: DeliveryState}): ReactNode {
  return (
    <div role="status" className={styles.progress}>
      {state.name === 'sending' && (
        <p>
          <LoaderCircle className={styles.turning} aria-hidden="true" />
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
      {state.name === 'failed' && (
        <p className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {state.problem}
        </p>
      )}
    </div>
  );
}
