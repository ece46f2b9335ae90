/** Euro for one coin: round numbers for examples, not market prices. */
export const examplePrices = {BTC: 50_000, ETH: 2_500, LTC: 80} as const;
