import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import CopyButton from '@site/src/components/Tool/CopyButton';
import {chartOf, compareWays} from '@site/src/features/cost/model/alternatives';
import {calculate} from '@site/src/features/cost/model/calculate';
import {differencesOf} from '@site/src/features/cost/model/differences';
import type {CostQuestion, WayIn} from '@site/src/features/cost/model/question';
import {type ToolFigures, textOf} from '@site/src/content/figures/tool-figures';

import {brokenText, totalTimeText, uncountedText} from './texts';
import Chart from './Chart';
import {Differences, Rules} from './Notes';
import Source from './Source';
import StepList from './StepList';
import styles from './styles.module.css';
import Summary from './Summary';
import type {Money} from '@site/src/components/Tool/use-money';
import Ways from './Ways';

interface Props {
  question: CostQuestion;
  onWay: (way: WayIn) => void;
  /** Whether the visitor has changed something: what stands there at first is not read out. */
  isAsked: boolean;
  figures: ToolFigures;
  money: Money;
}

/** What it costs and how long it takes, from the sum down to how it came about. */
export default function Result({question, onWay, isAsked, figures, money}: Props): ReactNode {
  const calculation = calculate(question, figures);
  const {total, percent, broken, unchecked, time} = calculation;
  const announced = translate(
    {
      id: 'cost.announced',
      message: 'Costs {total} {more}, {percent} of the amount. Takes {time}. {broken}',
    },
    {
      total: money.euro(total),
      percent: money.percent(percent),
      more: uncountedText(calculation, money),
      time: totalTimeText(time, money.locale),
      broken: broken.map((each) => brokenText(each, figures, money)).join(' '),
    },
  );
  return (
    <>
      <Announcement text={isAsked ? announced : ''} />
      {broken.length > 0 && (
        <Verdict tone="bad">
          <ul className={styles.broken}>
            {broken.map((each) => (
              <li key={each.kind + (each.figure ?? '')}>
                {brokenText(each, figures, money)} {each.figure && <Source figure={each.figure} />}
              </li>
            ))}
          </ul>
        </Verdict>
      )}
      <Summary question={question} calculation={calculation} figures={figures} money={money} />
      <div>
        <Heading as="h3">
          <Translate id="cost.steps">Step by step</Translate>
        </Heading>
        <StepList question={question} calculation={calculation} figures={figures} money={money} />
        {unchecked.length > 0 && (
          <p className={styles.detail}>
            <Translate
              id="cost.unchecked"
              values={{
                limits: new Intl.ListFormat(money.locale).format(
                  unchecked.map((id) => textOf(figures, id, {locale: money.locale})),
                ),
              }}>
              {
                'Smallest order or withdrawal: {limits}. Without a price it cannot be said whether you reach it.'
              }
            </Translate>
          </p>
        )}
      </div>
      <Ways
        chosen={question.in}
        ways={compareWays(question, figures)}
        onChoose={onWay}
        figures={figures}
        money={money}
      />
      <Chart
        chart={chartOf(question, figures)}
        chosen={question.in}
        amount={question.amount.toNumber()}
        isPartial={calculation.uncounted.length > 0}
        money={money}
      />
      <Differences
        differences={differencesOf(question, calculation, figures)}
        figures={figures}
        money={money}
      />
      <Rules tier={calculation.tier} way={question.in} />
      <p className={styles.share}>
        <Translate id="cost.share">The address of this page holds your calculation:</Translate>
        <CopyButton
          what={translate({id: 'cost.copy', message: 'the address of this calculation'})}
          text={() => `${window.location.href.split('#')[0] ?? ''}#cost-calculator`}
        />
      </p>
    </>
  );
}
