import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Unbroken from '@site/src/components/Unbroken';
import Written from '@site/src/components/Written';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import Source from './Source';
import {sumOf, totalTimeText} from './texts';

import styles from './styles.module.css';

interface Props {
  calculation: Calculation;
  /** Whether the price is the example price. */
  isExample: boolean;
}

/** The answer in three figures: the cost, what arrives, and how long it takes. */
export default function Summary({calculation, isExample}: Props): ReactNode {
  const {write} = useTool();
  const {question, percent, time, arrives, broken, uncounted} = calculation;
  const [euro, ...others] = sumOf(calculation, write);
  const takes = totalTimeText(time, write.locale);
  return (
    <div className={styles.sum}>
      <p>
        <span className={styles.quiet}>
          <Translate id="cost.total">Costs</Translate>
        </span>
        {/* Keyed by their text, here and elsewhere: a translated page then gets a new element, and shows no old value. */}
        <strong key={euro} className={styles.total} suppressHydrationWarning>
          {euro}
          {others.map((other) => (
            <Fragment key={other}>
              {' '}
              <Written>{`+ ${other}`}</Written>
            </Fragment>
          ))}
        </strong>
        {uncounted.length === 0 && (
          <span key={euro + write.percent(percent)} suppressHydrationWarning>
            <Translate id="cost.total.percent" values={{percent: write.percent(percent)}}>
              {'{percent} of the amount'}
            </Translate>
          </span>
        )}
      </p>
      {arrives && (
        <p>
          <span className={styles.quiet}>
            <Translate id="cost.arrives">You get</Translate>
          </span>
          <strong suppressHydrationWarning>
            {'euro' in arrives
              ? write.euro(arrives.euro)
              : write.coins(arrives.coins, arrives.unit)}
          </strong>
          {isExample && 'coins' in arrives && (
            <span>
              <Translate id="cost.total.example">at the example price</Translate>
            </span>
          )}
        </p>
      )}
      <p>
        <span className={styles.quiet}>
          <Translate id="cost.takes">Takes</Translate>
        </span>
        <strong key={takes} suppressHydrationWarning>
          <Unbroken text={takes} />
        </strong>
        {broken.some(({parts}) => parts !== undefined) && (
          <span>
            <Translate id="cost.takes.parts">
              for each part, because the limits do not allow it all at once
            </Translate>
          </span>
        )}
        {question.account === 'new' && (
          <span>
            <Translate
              id="cost.takes.review"
              values={{
                time: <Unbroken text={write.figure('compliance.kyc.review')} />,
                page: <Source figure="compliance.kyc.review" />,
              }}>
              {'Once before that, verification: typically {time} ({page})'}
            </Translate>
          </span>
        )}
      </p>
    </div>
  );
}
