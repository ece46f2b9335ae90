import texts from '@generated/texts/default/signing.json';
import type {ReactNode} from 'react';

import type {Signing} from './use-signing';

import styles from './styles.module.css';

/** What happens to the input and, if signing is unavailable, why. */
export default function Notices({state}: Pick<Signing, 'state'>): ReactNode {
  return (
    <>
      <p className={styles.privacy}>{texts.tool.privacy}</p>
      {state !== 'ready' && <p role="alert">{texts.tool[state]}</p>}
    </>
  );
}
