import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';

import Program from './Program';
import type {Program as ProgramData} from './shown-operation';

import styles from './samples.module.css';

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
