import type Big from 'big.js';

import {type ToolFigures, figureIn, numberOf} from '../../../content/figures/tool-figures';
import type {Broken, BrokenKind} from './limits';
import {coinsWithFee, type CostQuestion} from './question';
import type {Step} from './steps';

/** Smallest order and smallest withdrawal: in coins for some, in euro for the others. */
export function limitsInCoins(
  {coin, price, out}: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): {broken: Broken[]; unchecked: string[]} {
  const own = coin.toLowerCase();
  const trade = steps.find(({kind}) => kind === 'purchase' || kind === 'sale');
  const withdrawal = steps.find(({kind}) => kind === 'withdrawal');
  const wanted: {kind: BrokenKind; figure: string; euro: Big}[] = [
    ...(trade
      ? [
          {
            kind: 'order-too-small' as const,
            figure: figures[`trading.minimum-order.${own}`]
              ? `trading.minimum-order.${own}`
              : 'trading.minimum-order.other',
            euro: trade.base,
          },
        ]
      : []),
    ...(withdrawal && out === 'wallet' && coinsWithFee(figures).includes(coin)
      ? [
          {
            kind: 'withdrawal-too-small' as const,
            figure: `withdrawals.${own}.minimum`,
            euro: withdrawal.base,
          },
        ]
      : []),
  ];
  const unchecked: string[] = [];
  const broken = wanted.flatMap(({kind, figure, euro}): Broken[] => {
    const inEuro = figureIn(figures, figure).unit === 'EUR';
    if (!inEuro && !price) {
      unchecked.push(figure);
      return [];
    }
    const value = inEuro || !price ? euro : euro.div(price);
    const limit = numberOf(figures, figure);
    return value.lt(limit) ? [{kind, figure, limit, value, ofWay: false, parts: undefined}] : [];
  });
  return {broken, unchecked};
}
