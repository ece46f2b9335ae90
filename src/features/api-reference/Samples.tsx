import Translate, {translate} from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {type ReactNode, useRef} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import Code from './Code';
import type {Program} from './shown-operation';

import styles from './samples.module.css';

/** The anchor of the signing code, which is shown once. */
export const SIGNING_CODE = 'signing-code';
/** Between it and the call in one file, as the tests run it. */
const GAP = '\n\n';

interface Props {
  samples: readonly Program[];
  of: string;
  id?: string;
}

/** The same program in each language. The theme stores the choice and shares it with articles. */
export default function Samples({samples, of, id}: Props): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  if (samples.length === 0) return null;
  const codeIn = (all: Element | null, at: number): string =>
    all?.querySelectorAll('pre')[at]?.textContent?.trimEnd() ?? '';
  return (
    <div ref={own} id={id} className={styles.samples}>
      <Tabs groupId="language">
        {samples.map(({language, label, html, isSigned}, at) => (
          <TabItem key={language} value={language} label={label}>
            <Code label={label} html={html} of={of} isTab />
            {isSigned && (
              <div className={`wrapped ${styles.above}`} data-export="off" data-search="off">
                <a href={`#${SIGNING_CODE}`}>
                  <Translate id="api.helper.above">Signing code, above the call</Translate>
                </a>
                <span className="with-script screen-only">
                  <CopyButton
                    label={translate({id: 'api.copyBoth', message: 'Copy both'})}
                    what={`${of}: ${label}`}
                    text={() =>
                      codeIn(document.getElementById(SIGNING_CODE), at) +
                      GAP +
                      codeIn(own.current, at)
                    }
                  />
                </span>
              </div>
            )}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
