import {type Directive, resolveName} from '../../content/directives/directive';
import {inlineElement} from '../../lib/mdast';
import {coins, coinSymbols} from './model';

const symbols = new Map(coinSymbols.map((symbol) => [symbol as string, symbol]));

const resolveCoin = (label: string) => resolveName('coin', label, symbols);

export const coinDirectives: readonly Directive[] = [
  {
    name: 'coin',
    type: 'textDirective',
    needsLabel: true,
    verify: ({label}) => resolveCoin(label),
    render: ({label}) => {
      const symbol = resolveCoin(label);
      const name = coins[symbol];
      const value = name === symbol ? name : `${name} (${symbol})`;
      return [
        inlineElement('Coin', {symbol}, [{type: 'text', value}], '@site/src/features/coins/Coin'),
      ];
    },
  },
  {
    name: 'coins',
    type: 'textDirective',
    render: () => [inlineElement('CoinChips', {}, [], '@site/src/features/coins/CoinChips')],
  },
];
