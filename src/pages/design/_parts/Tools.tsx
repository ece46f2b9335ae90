import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import form from '@site/src/components/Tool/styles.module.css';
import Verdict from '@site/src/components/Tool/Verdict';

export function Verdicts(): ReactNode {
  return (
    <div className={form.tool}>
      {(['good', 'warning', 'bad'] as const).map((tone) => (
        <Verdict key={tone} tone={tone}>
          <Heading as="h3">A verdict that is {tone}</Heading>
          <p>What it means, in a sentence.</p>
        </Verdict>
      ))}
    </div>
  );
}
