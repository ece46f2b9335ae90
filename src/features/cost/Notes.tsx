import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {WayIn} from '@site/src/features/cost/model/question';

import styles from './styles.module.css';

/** How the cost is calculated, and what the calculation cannot know. */
export function Rules({tier, way}: {tier: string; way: WayIn}): ReactNode {
  const name = tier.charAt(0).toUpperCase() + tier.slice(1);
  return (
    <details>
      <summary>
        <Translate id="cost.rules">How this is calculated</Translate>
      </summary>
      <ul className={styles.rules}>
        <li>
          <Translate id="cost.rules.rounding">
            Each fee is calculated exactly and rounded to the nearest cent, half a cent upwards. The
            total is the sum of the rounded fees. Coins are rounded down to eight decimals.
          </Translate>
        </li>
        <li>
          <Translate id="cost.rules.taken">
            Each fee is deducted from what the previous step left, so the amount is all that you
            spend. A deposit fee may be added to your payment instead.
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
              The fee for Apple Pay is from our overview of payment methods. Compare it with the
              payment sheet before you approve.
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
