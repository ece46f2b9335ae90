import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';

import Code from './Code';
import type {Program} from './reference';

import styles from './samples.module.css';

/** The same program in each language. The theme stores the choice and shares it with articles. */
export default function Samples({
  samples,
  of,
}: {
  samples: readonly Program[];
  of: string;
}): ReactNode {
  if (samples.length === 0) return null;
  return (
    <div className={styles.samples}>
      <Tabs groupId="language">
        {samples.map(({language, label, html}) => (
          <TabItem key={language} value={language} label={label}>
            <Code label={label} html={html} of={of} isProgram />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
