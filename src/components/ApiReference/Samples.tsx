import type {ReactNode} from 'react';

import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import type {ShownOperation} from '@site/src/contract/reference';

import styles from './operation.module.css';

/** The same call in each language; the choice holds for the whole site. `of` names the call. */
export default function Samples({
  samples,
  of,
}: Pick<ShownOperation, 'samples'> & {of: string}): ReactNode {
  return (
    <Tabs groupId="language">
      {samples.map(({label, source}) => (
        <TabItem key={label} value={FOLDERS[label] ?? label} label={label}>
          <pre className={styles.code} role="region" aria-label={`${of}: ${label}`} tabIndex={0}>
            <code>{source}</code>
          </pre>
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Values of the tabs in articles, so that both remember one choice. */
const FOLDERS: Readonly<Record<string, string>> = {
  cURL: 'curl',
  JavaScript: 'javascript',
  Python: 'python',
};
