import type {ReactNode} from 'react';

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

/**
 * Drawn here, in the manner of signal flags, because the logos of coins belong to others. A path is the part of a
 * square of 24 that has the colour of the mark; `warm` marks have the accent.
 */
const MARKS: Readonly<Record<CoinSymbol, {path: string; warm?: true}>> = {
  BTC: {path: 'M12 2 22 12 12 22 2 12Z', warm: true},
  ETH: {path: 'M0 0h24v12H0Z'},
  BNB: {path: 'M0 0h12v12H0ZM12 12h12v12H12Z', warm: true},
  ADA: {path: 'M0 0h12v24H0Z'},
  SOL: {path: 'M7 7h10v10H7Z'},
  XRP: {path: 'M9.5 0h5v9.5H24v5h-9.5V24h-5v-9.5H0v-5h9.5Z'},
  DOT: {path: 'M0 8h24v8H0Z', warm: true},
  DOGE: {path: 'M0 0v24h24Z', warm: true},
  LTC: {path: 'M0 4 4 0l20 20-4 4ZM20 0l4 4L4 24l-4-4Z'},
};

function Mark({symbol}: {symbol: CoinSymbol}): ReactNode {
  const {path, warm} = MARKS[symbol];
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} data-warm={warm} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
