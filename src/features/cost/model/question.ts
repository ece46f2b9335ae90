import type Big from 'big.js';

import {type AmountFault, parseAmount} from '../../../components/Tool/amount';
import {examplePrices} from '../../../config/example-prices';
import {itemsOf, type ToolFigures} from '../../../content/figures/tool-figures';

/** How money or coins come in. `card-other` is a card issued outside Europe. */
export const WAYS_IN = ['sepa', 'card', 'card-other', 'apple-pay', 'swift', 'crypto'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Where they go: to the visitor's own wallet, to a bank, or nowhere. */
export const WAYS_OUT = ['wallet', 'sepa', 'swift', 'stay'] as const;
type WayOut = (typeof WAYS_OUT)[number];

export const ROLES = ['taker', 'maker'] as const;
type Role = (typeof ROLES)[number];

/** The state of the account: `new` has yet to be verified. */
export const ACCOUNTS = ['new', 'verified', 'pro'] as const;
type Account = (typeof ACCOUNTS)[number];

/** A currency or coin that is not listed. */
export const OTHER = 'other';

/** The form as typed, and as stored in the URL. */
export interface CostInput {
  amount: string;
  in: WayIn;
  /** Currency of the card or account that pays. */
  currency: string;
  role: Role;
  volume: string;
  coin: string;
  out: WayOut;
  price: string;
  account: Account;
}

/** The question with its amounts parsed and validated. */
export interface CostQuestion extends Omit<CostInput, 'amount' | 'volume' | 'price'> {
  /** In euro, or the equivalent in euro. */
  amount: Big;
  /** Euro traded in the last 30 days. */
  volume: Big;
  /** Price of one coin in euro: as typed, otherwise the example price of the coin. */
  price: Big | undefined;
}

export const START: CostInput = {
  amount: '500',
  in: 'sepa',
  currency: 'EUR',
  role: 'taker',
  volume: '',
  coin: 'BTC',
  out: 'stay',
  price: '',
  account: 'new',
};

export function examplePriceOf(coin: string): number | undefined {
  const prices: Readonly<Record<string, number>> = examplePrices;
  return prices[coin];
}

export function isExamplePrice({coin, price}: Pick<CostInput, 'coin' | 'price'>): boolean {
  const example = examplePriceOf(coin);
  return example !== undefined && ['', String(example)].includes(price.trim());
}

export const AMOUNT_FIELDS = ['amount', 'volume', 'price'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];
type AmountFaults = Record<AmountField, AmountFault | undefined>;

/** Parses what was typed; the question is only returned if every field is valid. */
export function readQuestion(input: CostInput): {question?: CostQuestion; faults: AmountFaults} {
  const amount = parseAmount(input.amount, {decimals: 2});
  const volume = parseAmount(input.volume, {decimals: 2, zero: true});
  const typed = input.price.trim() || String(examplePriceOf(input.coin) ?? '');
  const price = typed === '' ? undefined : parseAmount(typed, {decimals: 8});
  const faults = {amount: amount.fault, volume: volume.fault, price: price?.fault};
  if (!amount.value || !volume.value || faults.price) return {faults};
  const {value} = price ?? {};
  return {question: {...input, amount: amount.value, volume: volume.value, price: value}, faults};
}

const FEE_OF_COIN = /^withdrawals\.([a-z]+)\.fee$/;

/** Symbols of the coins that have their own network fee in the schedule: BTC, ETH, LTC. */
export function coinsWithFee(figures: ToolFigures): string[] {
  return Object.keys(figures).flatMap((id) => {
    const symbol = FEE_OF_COIN.exec(id)?.[1]?.toUpperCase();
    return symbol && figures[id]?.unit === symbol ? [symbol] : [];
  });
}

/** Every coin that the pages name, starting with those that have their own fee. */
export function coinsOf(figures: ToolFigures): string[] {
  return [
    ...new Set([...coinsWithFee(figures), ...itemsOf(figures, 'service.coins.listed'), OTHER]),
  ];
}

export function currenciesOf(figures: ToolFigures): string[] {
  return [...itemsOf(figures, 'deposits.currencies.deposit'), OTHER];
}
