import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import SigningTool from './SigningTool';

/** The equivalent shell command, for readers without JavaScript and for use in scripts. */
const COMMAND = `openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" -hex body.json | sed 's/^.*= //'`;

/** `::webhook-verifier`: says whether a delivery is genuine and, if not, why verification fails. */
export default function WebhookVerifier(data: ToolData): ReactNode {
  return (
    <SigningTool
      kind="delivery"
      id="webhook-verifier"
      title={<Translate id="verifier.title">Webhook verifier</Translate>}
      withoutScript={
        <Translate id="verifier.noscript">
          The verifier needs JavaScript. Without it, compare the output of the command with the
          header.
        </Translate>
      }
      data={data}
      command={COMMAND}>
      <Translate id="verifier.intro">
        Check one delivery, and find out why your receiver refuses it. In a shell, with the raw body
        saved as a file, this command prints the value that the header must have:
      </Translate>
    </SigningTool>
  );
}
