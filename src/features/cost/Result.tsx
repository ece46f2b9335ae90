import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import {type Tool, useTool} from '@site/src/components/Tool/use-tool';
import Unbroken from '@site/src/components/Unbroken';
import Written from '@site/src/components/Written';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {Step} from '@site/src/features/cost/model/steps';
import {costText, nameOfStep, timeText} from './texts';

import styles from './styles.module.css';

/** Each step with its fee, an address that holds the question, and how it is calculated. */
export default function Result({calculation}: {calculation: Calculation}): ReactNode {
  const tool = useTool();
  const {write} = tool;
  const {question, steps, tier} = calculation;
  return (
    <>
      <div>
        <Heading as="h3">
          <Translate id="cost.steps">Step by step</Translate>
        </Heading>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.kind}>
              <div className={styles.line}>
                <span>{nameOfStep(step.kind, question)}</span>
                <strong suppressHydrationWarning>{costText(step, write)}</strong>
              </div>
              <p
                key={question.in + workedOut(step, tool)}
                className={styles.quiet}
                suppressHydrationWarning>
                {workedOut(step, tool)}{' '}
                <Translate id="cost.step.source" values={{page: <Source figure={step.figure} />}}>
                  {'Source: {page}.'}
                </Translate>{' '}
                <Translate
                  id="cost.step.time"
                  values={{time: <Unbroken text={timeText(step.time, write)} />}}>
                  {'Time: {time}.'}
                </Translate>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.share}>
        <Translate id="cost.share">The address of this page holds your calculation:</Translate>
        <CopyButton
          what={translate({id: 'cost.copy', message: 'the address of this calculation'})}
          text={() => `${window.location.href.split('#')[0] ?? ''}#cost-calculator`}
        />
      </p>
      <details>
        <summary>
          <Translate id="cost.rules">How this is calculated</Translate>
        </summary>
        <ul className={styles.rules}>
          <li>
            <Translate id="cost.rules.rounding">
              Each fee is deducted from what the previous step left, and rounded to the nearest
              cent. Coins are rounded down to eight decimals.
            </Translate>
          </li>
          {question.action !== 'withdraw' && (
            <li>
              <Translate
                id="cost.rules.tier"
                values={{
                  tier: <strong>{tier.charAt(0).toUpperCase() + tier.slice(1)}</strong>,
                  maker: <Written>{write.figure(`trading.tier.${tier}.maker`)}</Written>,
                }}>
                {
                  'Your volume puts you in the tier {tier}. The order is filled at once; one that waits at your price costs {maker}.'
                }
              </Translate>
            </li>
          )}
          {question.action === 'buy' && (
            <li>
              <Translate
                id="cost.rules.currency"
                values={{
                  fee: <Written>{write.figure('deposits.card.conversion.fee', 'bare')}</Written>,
                }}>
                {'A card in another currency than euros costs {fee} more.'}
              </Translate>
            </li>
          )}
          <li>
            <Translate id="cost.rules.banks">
              Not included: charges of your bank, of banks in between or of your card issuer, the
              spread in the order book, and taxes. The limits are those of a Verified account.
            </Translate>
          </li>
        </ul>
      </details>
    </>
  );
}

/** A link to the page that states a figure. */
export function Source({figure}: {figure: string}): ReactNode {
  const {figures, pages} = useTool();
  const {page} = figureIn(figures, figure);
  const {route, title} = pages[page] ?? {route: page, title: page};
  return <Link to={route}>{title}</Link>;
}

/** How the fee is calculated, in a sentence. */
function workedOut({figure, base, euro, coins}: Step, {figures, write}: Tool): string {
  if (coins) {
    return translate(
      {
        id: 'cost.worked.coins',
        message: 'A fixed withdrawal fee of {fee}, whatever the amount.',
      },
      {fee: write.coins(coins.amount, coins.unit)},
    );
  }
  if (!euro) {
    return translate({
      id: 'cost.worked.variable',
      message: 'The network fee of this coin changes, and is shown before you confirm.',
    });
  }
  const {unit, value} = figureIn(figures, figure);
  if (value === 0) return translate({id: 'cost.worked.free', message: 'Free of charge.'});
  const fee = write.figure(figure, 'bare');
  return unit === 'percent'
    ? translate(
        {id: 'cost.worked.part', message: '{fee} of {base}.'},
        {fee, base: write.euro(base)},
      )
    : translate({id: 'cost.worked.fixed', message: '{fee}, whatever the amount.'}, {fee});
}
