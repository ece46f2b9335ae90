import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Signing} from './use-signing';

/** Why no signature can be made here, where that is so. */
export default function SigningUnavailable({state}: {state: Signing['state']}): ReactNode {
  if (state === 'ready') return null;
  return (
    <p role="alert">
      {state === 'insecure' ? (
        <Translate id="signing.insecure">
          Your browser makes signatures on pages with HTTPS alone (WebCrypto), and this one was
          opened without. Open it with https:// in front, or use the commands above.
        </Translate>
      ) : (
        <Translate id="signing.broken">
          The script that makes signatures could not start. Use the commands above, or load the page
          again.
        </Translate>
      )}
    </p>
  );
}
