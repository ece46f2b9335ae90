import {Fragment, type ReactNode} from 'react';

import {coins, coinSymbols} from './model';

import styles from './styles.module.css';

/** The coins that the site names, as chips. In Markdown: `:coins`. */
export default function CoinChips(): ReactNode {
  return (
    <span className={styles.chips}>
      {coinSymbols.map((symbol, at) => (
        <Fragment key={symbol}>
          {at > 0 && <span className="visually-hidden">, </span>}
          <span>{coins[symbol]}</span>
        </Fragment>
      ))}
    </span>
  );
}
