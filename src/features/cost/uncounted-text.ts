import {translate} from '@docusaurus/Translate';

import type {Calculation} from '@site/src/features/cost/model/calculate';

import type {Money} from '@site/src/components/Tool/use-money';

/** What comes on top of the total, since nobody knows it in euro; empty where nothing does. */
export function uncountedText({uncounted}: Pick<Calculation, 'uncounted'>, money: Money): string {
  return uncounted
    .map(({unknown, coins}) => {
      if (coins) {
        return translate(
          {id: 'cost.uncounted.coins', message: 'plus {fee} network fee'},
          {fee: money.coins(coins.amount, coins.unit)},
        );
      }
      return unknown === 'variable'
        ? translate({id: 'cost.uncounted.variable', message: 'plus a network fee that varies'})
        : translate({
            id: 'cost.uncounted.notStated',
            message: 'plus the conversion of your currency',
          });
    })
    .join(', ');
}
