import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type Tool, useTool} from '@site/src/components/Tool/use-tool';
import Unbroken from '@site/src/components/Unbroken';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {CostQuestion} from '@site/src/features/cost/model/question';
import type {Step} from '@site/src/features/cost/model/steps';
import Source from './Source';
import {costText, nameOfStep, stepTimeText} from './texts';

import styles from './styles.module.css';

/** Each step with its cost, how that is calculated, the source, and how long it takes. */
export default function StepList({
  calculation: {question, steps},
}: {
  calculation: Calculation;
}): ReactNode {
  const tool = useTool();
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={`${step.kind}-${index}`}>
          <div className={styles.line}>
            <span>{nameOfStep(step.kind, question)}</span>
            <strong suppressHydrationWarning>{costText(step, tool.write)}</strong>
          </div>
          <p
            key={question.in + workedOut(step, question, tool)}
            className={styles.quiet}
            suppressHydrationWarning>
            {workedOut(step, question, tool)}{' '}
            {step.figure && (
              <Translate id="cost.step.source" values={{page: <Source figure={step.figure} />}}>
                {'Source: {page}.'}
              </Translate>
            )}{' '}
            {step.kind !== 'conversion' && (
              <Translate
                id="cost.step.time"
                values={{time: <Unbroken text={stepTimeText(step.time, tool.write)} />}}>
                {'Time: {time}.'}
              </Translate>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** How the fee is calculated, in a sentence. */
function workedOut(step: Step, {in: way}: CostQuestion, {figures, write}: Tool): string {
  const {figure, base, unknown, coins} = step;
  if (unknown === 'not-stated' || !figure) {
    return translate({
      id: 'cost.worked.notStated',
      message: 'Your currency has to be converted to euros. What that costs is not in the total.',
    });
  }
  if (unknown === 'variable') {
    return translate({
      id: 'cost.worked.variable',
      message:
        'The network fee of this coin changes with the state of its network and is shown before you confirm. It is not in the total.',
    });
  }
  if (coins) {
    const fee = write.coins(coins.amount, coins.unit);
    return unknown
      ? translate(
          {
            id: 'cost.worked.coins',
            message:
              'A fixed withdrawal fee of {fee}, whatever the amount. Without a price it is not in the total.',
          },
          {fee},
        )
      : translate(
          {
            id: 'cost.worked.coinsPriced',
            message: 'A fixed withdrawal fee of {fee}, at your price.',
          },
          {fee},
        );
  }
  const {unit, value} = figureIn(figures, figure);
  if (value === 0 && way === 'crypto' && step.kind === 'deposit') {
    return translate({
      id: 'cost.worked.senderPays',
      message:
        'Free on our side. The sending wallet pays its own network fee, which we do not know.',
    });
  }
  if (value === 0) return translate({id: 'cost.worked.free', message: 'Free of charge.'});
  return unit === 'percent'
    ? translate(
        {id: 'cost.worked.part', message: '{fee} of {base}.'},
        {fee: write.figure(figure, 'bare'), base: write.euro(base)},
      )
    : translate(
        {id: 'cost.worked.fixed', message: '{fee}, whatever the amount.'},
        {fee: write.figure(figure, 'bare')},
      );
}
