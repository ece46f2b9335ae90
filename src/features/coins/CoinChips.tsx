import {Fragment, type ReactNode} from 'react';

import Coin from './Coin';
import {coins, coinSymbols} from './model';

import styles from './styles.module.css';

/** The coins that the site names, as chips. In Markdown: `:coins`. */
export default function CoinChips(): ReactNode {
  return (
    <span className={styles.chips}>
      {coinSymbols.map((symbol, at) => (
        <Fragment key={symbol}>
          {at > 0 && <span className="visually-hidden">, </span>}
          <Coin symbol={symbol}>{coins[symbol]}</Coin>
        </Fragment>
      ))}
    </span>
  );
}
