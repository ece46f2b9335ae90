import type {ReactNode} from 'react';

import Mark from './Mark';
import type {CoinSymbol} from './model';

import styles from './styles.module.css';

interface Props {
  symbol: CoinSymbol;
  /** Its name. */
  children: ReactNode;
}

/** The mark and the name of a coin. In Markdown: `:coin[BTC]`. */
export default function Coin({symbol, children}: Props): ReactNode {
  return (
    <span className={styles.coin}>
      <Mark symbol={symbol} />
      <span>{children}</span>
    </span>
  );
}
