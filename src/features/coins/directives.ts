import {type Directive, resolveName} from '../../content/directives/directive';
import {inlineElement} from '../../lib/mdast';
import {coins} from './model';

const names = new Map<string, string>(Object.entries(coins));

/** The name of a coin, by its symbol. */
const nameOf = (symbol: string): string => resolveName('coin', symbol, names);

export const coinDirectives: readonly Directive[] = [
  {
    name: 'coin',
    type: 'textDirective',
    needsLabel: true,
    verify: ({label}) => nameOf(label),
    render: ({label: symbol}) => {
      const name = nameOf(symbol);
      const value = name === symbol ? name : `${name} (${symbol})`;
      return [{type: 'text', value}];
    },
  },
  {
    name: 'coins',
    type: 'textDirective',
    render: () => [inlineElement('CoinChips', {}, [], '@site/src/features/coins/CoinChips')],
  },
];
