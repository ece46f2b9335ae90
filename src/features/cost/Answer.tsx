import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import Unbroken from '@site/src/components/Unbroken';
import Written from '@site/src/components/Written';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import {Source} from './Result';
import {brokenText, sumOf, timeText} from './texts';

import styles from './styles.module.css';

interface Props {
  calculation: Calculation;
  /** Whether the price is the example price. */
  isExample: boolean;
  /** Whether the visitor has changed something; the initial answer is not announced. */
  isAsked: boolean;
}

/** The cost, what arrives, how long it takes, and the limits that rule it out. */
export default function Answer({calculation, isExample, isAsked}: Props): ReactNode {
  const tool = useTool();
  const {write} = tool;
  const {question, percent, time, arrives, broken, uncounted} = calculation;
  const sum = sumOf(calculation, write);
  const [euro, ...others] = sum;
  const takes = timeText(time, write);
  const announced = translate(
    {id: 'cost.announced', message: 'Costs {total}. Takes {time}. {broken}'},
    {
      total: sum.join(' + '),
      time: takes,
      broken: broken.map((each) => brokenText(each, tool)).join(' '),
    },
  );
  return (
    <>
      <Announcement text={isAsked ? announced : ''} />
      {broken.length > 0 && (
        <Verdict tone="bad">
          <ul className={styles.broken}>
            {broken.map((each) => (
              <li key={each.kind}>
                {brokenText(each, tool)} {each.figure && <Source figure={each.figure} />}
              </li>
            ))}
          </ul>
        </Verdict>
      )}
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
            <span key={`${euro} ${write.percent(percent)}`} suppressHydrationWarning>
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
          {question.action === 'buy' && (
            <span>
              <Translate
                id="cost.takes.review"
                values={{time: <Unbroken text={write.figure('compliance.kyc.review')} />}}>
                {'after your verification, typically {time}'}
              </Translate>
            </span>
          )}
        </p>
      </div>
    </>
  );
}
