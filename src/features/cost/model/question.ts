import type Big from 'big.js';

import {type AmountFault, parseAmount} from '../../../components/Tool/amount';
import {itemsOf, type ToolFigures} from '../../../content/figures/tool-figures';
import type {AddressForm} from '../../../lib/address';

/** How money comes in. `card-other` is a card issued outside Europe. */
export const WAYS_IN = ['sepa', 'card', 'card-other', 'apple-pay', 'swift'] as const;
export type WayIn = (typeof WAYS_IN)[number];

type WayOut = 'stay' | 'wallet' | 'sepa' | 'swift';

/** What the visitor wants to do, and where the result may go: nowhere, to a wallet or to a bank. */
export const WAYS_OUT = {
  buy: ['stay', 'wallet'],
  withdraw: ['sepa', 'swift', 'wallet'],
  sell: ['sepa', 'swift', 'stay'],
} as const satisfies Record<string, readonly WayOut[]>;
type Action = keyof typeof WAYS_OUT;
export const ACTIONS = Object.keys(WAYS_OUT) as readonly Action[];

/** A coin that is not listed. */
export const OTHER = 'other';

/** The form as typed, and as stored in the URL. */
export interface CostInput {
  action: Action;
  /** In euros, also where coins are sold or withdrawn. */
  amount: string;
  coin: string;
  in: WayIn;
  out: WayOut;
  volume: string;
  price: string;
}

/** The question with its amounts parsed and validated. */
export interface CostQuestion extends Omit<CostInput, 'amount' | 'volume' | 'price'> {
  amount: Big;
  /** Euro traded in the last 30 days. */
  volume: Big;
  /** Price of one coin in euro: as typed, otherwise the example price of the coin. */
  price: Big | undefined;
}

export const START: CostInput = {
  action: 'buy',
  amount: '500',
  coin: 'BTC',
  in: 'sepa',
  out: 'stay',
  volume: '',
  price: '',
};

/** How the question is kept in the address: choices must exist, in either case; amounts are any text. */
export function addressForm(figures: ToolFigures): AddressForm<CostInput> {
  const known = <V extends string>(value: string, all: readonly V[], otherwise: V): V =>
    all.find((each) => each.toLowerCase() === value.toLowerCase()) ?? otherwise;
  return {
    start: START,
    accept: (given) => {
      const action = known(given.action, ACTIONS, START.action);
      return {
        ...given,
        action,
        coin: known(given.coin, coinsOf(figures), START.coin),
        in: known(given.in, WAYS_IN, START.in),
        out: known<WayOut>(given.out, WAYS_OUT[action], WAYS_OUT[action][0]),
      };
    },
  };
}

/** An example, not a market price. */
export function examplePriceOf(coin: string, figures: ToolFigures): number | undefined {
  const price = figures[`examples.${coin.toLowerCase()}.price`]?.value;
  return typeof price === 'number' ? price : undefined;
}

export const AMOUNT_FIELDS = ['amount', 'volume', 'price'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];
type AmountFaults = Record<AmountField, AmountFault | undefined>;

/** Parses what was typed; the question is only returned if every field is valid. */
export function readQuestion(
  input: CostInput,
  figures: ToolFigures,
): {question?: CostQuestion; faults: AmountFaults} {
  const amount = parseAmount(input.amount, {decimals: 2});
  const volume = parseAmount(input.volume, {decimals: 2, zero: true});
  const typed = input.price.trim() || String(examplePriceOf(input.coin, figures) ?? '');
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
