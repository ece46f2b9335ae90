import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Written from '@site/src/components/Written';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import {brokenText, costText, nameOfStep, sumOf} from '@site/src/features/cost/texts';

import styles from './styles.module.css';

/** Each fee, the total, and what arrives. */
export default function Lines({calculation}: {calculation: Calculation}): ReactNode {
  const tool = useTool();
  const {write} = tool;
  const {question, steps, percent, uncounted, arrives, broken} = calculation;
  return (
    <>
      <dl className={styles.rows}>
        {steps.map((step) => (
          <div key={step.kind} className={styles.row}>
            <dt>{nameOfStep(step.kind, question)}</dt>
            <dd>
              <Written>{costText(step, write)}</Written>
            </dd>
          </div>
        ))}
        <div className={styles.amount}>
          <dt>
            <Translate id="cost.total">Costs</Translate>
          </dt>
          <dd>
            <strong suppressHydrationWarning>{sumOf(calculation, write).join(' + ')}</strong>{' '}
            {uncounted.length === 0 && (
              <Written className={styles.unit}>{write.percent(percent)}</Written>
            )}
          </dd>
        </div>
        <div className={styles.amount}>
          <dt>
            <Translate id="cost.arrives">You get</Translate>
          </dt>
          <dd>
            <strong suppressHydrationWarning>
              {arrives && 'coins' in arrives ? write.coins(arrives.coins, arrives.unit) : '–'}
            </strong>
          </dd>
        </div>
      </dl>
      {broken.map((each) => (
        <p key={each.kind} className={styles.broken}>
          {brokenText(each, tool)}
        </p>
      ))}
      <p key={question.coin} className={styles.price}>
        {question.price && (
          <Translate
            id="quote.price"
            values={{
              price: <Written>{write.plainEuro(question.price)}</Written>,
              coin: question.coin,
            }}>
            {'At an example price of {price} for one {coin}, paid by SEPA, for a new customer.'}
          </Translate>
        )}
      </p>
    </>
  );
}
