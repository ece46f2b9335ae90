import type {ReactNode} from 'react';

import type {CoinSymbol} from './model';

import styles from './styles.module.css';

interface Props {
  symbol: CoinSymbol;
  /** Its name. */
  children: ReactNode;
}

/** The first letter and the name of a coin, whose own mark belongs to others. In Markdown: `:coin[BTC]`. */
export default function Coin({symbol, children}: Props): ReactNode {
  return (
    <span className={styles.coin} data-letter={symbol.charAt(0)}>
      <span>{children}</span>
    </span>
  );
}
