import Translate, {translate} from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import Code from './Code';
import type {Program as ProgramData} from './shown-operation';

import styles from './samples.module.css';

/** Between the helper and the call in one file, as the tests run it. */
const GAP = '\n\n';

/** The same program in each language. The theme stores the choice and shares it with articles. */
export default function Samples({
  samples,
  of,
}: {
  samples: readonly ProgramData[];
  of: string;
}): ReactNode {
  if (samples.length === 0) return null;
  return (
    <div className={styles.samples}>
      <Tabs groupId="language">
        {samples.map((program) => (
          <TabItem key={program.language} value={program.language} label={program.label}>
            <Program {...program} of={of} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** A call, with the code that has to stand above it folded below. */
function Program({
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
          <div className={`with-script screen-only ${styles.both}`}>
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
