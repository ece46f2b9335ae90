import texts from '@generated/texts/default/signing.json';
import type {ReactNode} from 'react';

import type {Signing} from './use-signing';

import styles from './styles.module.css';

/** What becomes of what is typed, and why no signature can be made where that is so. */
export default function Notices({state}: Pick<Signing, 'state'>): ReactNode {
  return (
    <>
      <p className={styles.privacy}>{texts.tool.privacy}</p>
      {state !== 'ready' && <p role="alert">{texts.tool[state]}</p>}
    </>
  );
}
