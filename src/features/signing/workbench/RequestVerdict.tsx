import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Signing} from '@site/src/features/signing/use-signing';
import Verdict from '@site/src/features/signing/Verdict';

/** What the signature of a program says. */
export default function RequestVerdict({signing}: {signing: Signing}): ReactNode {
  const wrongInput = signing.signed?.observations.some(({wrong}) => wrong) ?? false;
  return (
    <Verdict
      signing={signing}
      rightTitle={
        wrongInput
          ? translate({
              id: 'workbench.right.refused',
              message: 'It fits these inputs, but such a request is refused.',
            })
          : translate({
              id: 'workbench.right',
              message: 'Right: it is the signature of these inputs.',
            })
      }
      right={
        <p>
          {wrongInput ? (
            <Translate id="workbench.right.refused.text">
              What is wrong with the inputs is in bold above. Fix it in your program, too.
            </Translate>
          ) : (
            <Translate id="workbench.right.text">
              Where a call is refused all the same, it was sent with something else: another
              timestamp in the header, another body or query on the wire, or the key of another
              secret.
            </Translate>
          )}
        </p>
      }
      unknown={
        <ul>
          <li>
            <Translate id="workbench.unknown.secret">
              Does the secret belong to this key? Two keys, or an old secret, are the commonest
              cause.
            </Translate>
          </li>
          <li>
            <Translate id="workbench.unknown.time">
              Is the timestamp the one that was signed? Log the string to sign in your program and
              compare it with the one above, character by character.
            </Translate>
          </li>
          <li>
            <Translate id="workbench.unknown.body">
              Is the body the one that was signed? Save it to a file from your program, and open
              that file here.
            </Translate>
          </li>
        </ul>
      }
    />
  );
}
