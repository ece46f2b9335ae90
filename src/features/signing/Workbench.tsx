import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import SigningTool from './SigningTool';

/** The equivalent shell command, for readers without JavaScript and for use in scripts. */
const COMMAND = `printf '%s' "$timestamp$method$path$body" |
  openssl dgst -sha256 -hmac "$API_SECRET" -hex | sed 's/^.*= //'`;

/** `::signature-workbench`: signs a request, and explains why another signature is wrong. */
export default function SignatureWorkbench(data: ToolData): ReactNode {
  return (
    <SigningTool
      kind="request"
      id="signature-workbench"
      title={<Translate id="workbench.title">Signature workbench</Translate>}
      withoutScript={
        <Translate id="workbench.noscript">
          The workbench needs JavaScript. Without it, compare the output of the command with what
          your program produces, part by part.
        </Translate>
      }
      data={data}
      command={COMMAND}>
      <Translate id="workbench.intro">
        Create the signature of a request, and find out why your program produces a different one.
        In a shell, this command prints it:
      </Translate>
    </SigningTool>
  );
}
