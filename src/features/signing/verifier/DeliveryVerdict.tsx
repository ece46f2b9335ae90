import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Signing} from '@site/src/features/signing/use-signing';
import Verdict from '@site/src/features/signing/Verdict';

/** Whether a delivery is genuine. */
export default function DeliveryVerdict({signing}: {signing: Signing}): ReactNode {
  return (
    <Verdict
      signing={signing}
      receiver
      rightTitle={translate({
        id: 'verifier.right',
        message: 'Valid: the header is the signature of this body.',
      })}
      right={
        <p>
          <Translate id="verifier.right.text">
            The body came from someone who knows the secret, and nobody changed it on the way.
          </Translate>
        </p>
      }
      unknown={
        <ul>
          <li>
            <Translate id="verifier.unknown.secret">
              Is it the webhook secret, and not the API secret? Was it changed since this delivery
              was first sent?
            </Translate>
          </li>
          <li>
            <Translate id="verifier.unknown.body">
              Does the header belong to this body? Save both from the same delivery before anything
              parses them, and open the body as a file.
            </Translate>
          </li>
          <li>
            <Translate id="verifier.unknown.forged">
              If both hold, treat the delivery as forged: answer 401 and do nothing of what it says.
            </Translate>
          </li>
        </ul>
      }
    />
  );
}
