import data from '@generated/figures/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import form from '@site/src/components/Tool/styles.module.css';
import Verdict from '@site/src/components/Tool/Verdict';
import Answer from '@site/src/features/payment/Answer';
import {casesOf} from '@site/src/features/payment/model/cases';

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

/** An answer of "Where is my payment?", with its dates. */
export function PaymentAnswer(): ReactNode {
  const [found] = casesOf('bank-in', 'sepa');
  return (
    <ToolContext value={data}>
      <div className={form.tool}>
        {found && (
          <Answer
            found={found}
            paid="2026-11-02"
            today="2026-11-03"
            isChanged={false}
            onAgain={() => undefined}
          />
        )}
      </div>
    </ToolContext>
  );
}
