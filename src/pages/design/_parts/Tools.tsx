import data from '@generated/figures/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import form from '@site/src/components/Tool/styles.module.css';
import Verdict from '@site/src/components/Tool/Verdict';
import Answer from '@site/src/features/payment/Answer';
import {casesOf} from '@site/src/features/payment/model/cases';
import Components from '@site/src/features/status/Components';
import Incidents from '@site/src/features/status/Incidents';

const COMPONENTS = (
  ['not-reported', 'operational', 'degraded', 'outage', 'maintenance'] as const
).map((state) => ({id: state, name: `A component: ${state}`, state}));

const INCIDENTS = [
  {
    id: 'open-incident',
    title: 'An open incident',
    components: ['degraded'],
    started: '2026-11-02T08:10Z',
    updates: [
      {at: '2026-11-02T09:00Z', text: 'The latest news stands first.'},
      {at: '2026-11-02T08:20Z', text: 'What is known, and what visitors should do.'},
    ],
  },
  {
    id: 'past-incident',
    title: 'A past incident',
    components: ['outage'],
    started: '2026-11-01T08:10Z',
    ended: '2026-11-01T09:40Z',
    updates: [{at: '2026-11-01T09:40Z', text: 'It works again.'}],
  },
];

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

export function ServiceStatus(): ReactNode {
  return (
    <>
      <Components components={COMPONENTS} />
      <Incidents components={COMPONENTS} incidents={INCIDENTS} />
    </>
  );
}
