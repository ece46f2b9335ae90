/** The coins that the site names, in the order in which they are listed. */
export const coins = {
  BTC: 'Bitcoin',
  ETH: 'Ether',
  BNB: 'BNB',
  ADA: 'Cardano',
  SOL: 'Solana',
  XRP: 'XRP',
  DOT: 'Polkadot',
  DOGE: 'Dogecoin',
  LTC: 'Litecoin',
} as const;

export type CoinSymbol = keyof typeof coins;

export const coinSymbols = Object.keys(coins) as CoinSymbol[];
