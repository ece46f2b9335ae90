import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import Code from './Code';
import type {Program as ProgramData} from './shown-operation';

import styles from './samples.module.css';

/** Between the helper and the call in one file, as the tests run it. */
const GAP = '\n\n';

/** A call, with the code that has to stand above it folded below. */
export default function Program({
  label,
  call,
  helper,
  of,
}: Omit<ProgramData, 'language'> & {of: string}): ReactNode {
  const callPanel = useRef<HTMLDivElement>(null);
  const helperPanel = useRef<HTMLDivElement>(null);
  const codeIn = (panel: typeof callPanel): string => panel.current?.textContent?.trimEnd() ?? '';
  return (
    <>
      <Code label={label} html={call} of={of} panel={callPanel} isTab />
      {helper !== '' && (
        <div className={styles.helper}>
          <details>
            <summary>
              <Translate id="api.helper">Signing code: put it above</Translate>
            </summary>
            <Code
              label={translate(
                {id: 'api.helper.label', message: '{language}, above the call'},
                {language: label},
              )}
              html={helper}
              of={of}
              panel={helperPanel}
            />
          </details>
          <div className={`with-script ${styles.both}`}>
            <CopyButton
              label={translate({id: 'api.copyBoth', message: 'Copy both'})}
              what={`${of}: ${label}`}
              text={() => `${codeIn(helperPanel)}${GAP}${codeIn(callPanel)}`}
            />
          </div>
        </div>
      )}
    </>
  );
}
