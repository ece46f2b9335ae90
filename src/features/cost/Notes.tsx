import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useTool, type Writer} from '@site/src/components/Tool/use-tool';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Difference} from '@site/src/features/cost/model/differences';
import type {WayIn} from '@site/src/features/cost/model/question';
import Source from './Source';

import styles from './styles.module.css';

/** How the cost is calculated, and what the calculation cannot know. */
export function Rules({tier, way}: {tier: string; way: WayIn}): ReactNode {
  const name = tier.charAt(0).toUpperCase() + tier.slice(1);
  return (
    <details>
      <summary>
        <Translate id="cost.rules">How this is calculated</Translate>
      </summary>
      <ul className={styles.differences}>
        <li>
          <Translate id="cost.rules.rounding">
            Each fee is calculated exactly and rounded to the nearest cent, half a cent upwards. The
            total is the sum of the rounded fees. Coins are rounded down to eight decimals.
          </Translate>
        </li>
        <li>
          <Translate id="cost.rules.taken">
            Each fee is deducted from what the previous step left, so the amount is all that you
            spend. Our pages do not say whether a deposit fee is deducted from the payment or added
            to it.
          </Translate>
        </li>
        <li>
          <Translate id="cost.rules.tier" values={{tier: <strong>{name}</strong>}}>
            {'Your volume puts you in the tier {tier}. This trade is not counted yet.'}
          </Translate>
        </li>
        <li>
          <Translate id="cost.rules.price">
            From bank to bank, coins are assumed to be bought and sold at the same price.
          </Translate>
        </li>
        {way === 'apple-pay' && (
          <li>
            <Translate id="cost.rules.applePay">
              The fee schedule does not list Apple Pay. The fee is from our overview of payment
              methods: compare it with the payment sheet before you approve.
            </Translate>
          </li>
        )}
        <li>
          <Translate id="cost.rules.banks">
            Not included: charges of your bank, of banks in between or of your card issuer, the
            spread in the order book, and taxes. Business days exclude weekends and bank holidays.
          </Translate>
        </li>
      </ul>
    </details>
  );
}

/** Where another page gives a different figure: which one applies, and the total with the other. */
export function Differences({differences}: {differences: readonly Difference[]}): ReactNode {
  const {figures, write} = useTool();
  if (differences.length === 0) return null;
  return (
    <details>
      <summary>
        <Translate id="cost.differences">Where our pages differ</Translate>
      </summary>
      <ul className={styles.differences}>
        {differences.map(({used, other, rate, totals}) => {
          const values = {
            label: figureIn(figures, used).label,
            used: write.figure(used),
            usedPage: <Source figure={used} />,
            other: rate ? write.percent(rate) : write.figure(other),
            otherPage: <Source figure={other} />,
            total: totals ? totalText(totals, write) : '',
          };
          return (
            <li key={used + other}>
              <Translate id="cost.difference" values={values}>
                {
                  '{label}: {otherPage} says {other}. We use {used}, from {usedPage}, which prevails.'
                }
              </Translate>{' '}
              {totals && (
                <Translate id="cost.difference.total" values={values}>
                  {'With the other figure, the total would be {total}.'}
                </Translate>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function totalText([least, most]: NonNullable<Difference['totals']>, write: Writer): string {
  return least.eq(most) ? write.euro(least) : `${write.euro(least)} – ${write.euro(most)}`;
}
