import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/signing.json';
import type {ReactNode} from 'react';

import type {Signing} from './use-signing';

import styles from './styles.module.css';

/** What happens to the input and, if signing is unavailable, why. */
export default function Notices({state}: Pick<Signing, 'state'>): ReactNode {
  return (
    <>
      <p className={styles.privacy}>
        <Translate id="signing.tool.privacy">
          Everything is calculated in this page. Nothing that you type is sent or stored, and it is
          gone when you leave. Even so, it is best to use the secret of a key that you are about to
          replace.
        </Translate>
      </p>
      {state !== 'ready' && <p role="alert">{texts.unavailable[state]}</p>}
    </>
  );
}
