import Big from 'big.js';

import type {Exchange} from './exchange';
import type {ForcedReplies} from './forced';
import {decimal, decimalsOf} from './money';
import type {Reply} from './reply';
import {localAddress, VARIANTS, type Variant, type Webhooks} from './webhooks';

/** What the addresses below `/sandbox/` change. */
interface Controlled {
  exchange: () => Exchange | undefined;
  forced: ForcedReplies;
  webhooks: Webhooks;
  reset: () => void;
}

/** A price or an amount, as in the contract. */
const DECIMAL = /^(?=.*[1-9])[0-9]{1,12}(\.[0-9]{1,8})?$/;

type Control = (words: readonly string[], controlled: Controlled) => Promise<Reply> | Reply;

/** Moves money into the account or out of it, and reports that. */
const transfer =
  (sign: 1 | -1, events: readonly string[]): Control =>
  ([currency = '', amount = ''], {exchange, webhooks}) => {
    const ledger = exchange()?.ledger;
    const balance = ledger?.list().find((one) => one.currency === currency);
    if (!ledger || !balance || !DECIMAL.test(amount))
      return bad('Write a currency of the account and an amount: EUR 100');
    const isMissing = sign < 0 && Big(balance.available).lt(amount);
    if (isMissing) return bad(`available is only ${balance.available} ${currency}`);
    ledger.add(currency, Big(amount).times(sign));
    webhooks.reportTransfer(events, currency, decimal(Big(amount), decimalsOf(currency)));
    return {status: 204};
  };

/** The addresses with which a program steers the sandbox: each takes words as its body. */
const controls: Readonly<Record<string, Control>> = {
  next: (words, {forced}) =>
    forced.add(words)
      ? {status: 204}
      : bad('Write statuses from 400 to 599, codes of the API, html, nothing, lost or 503-done'),
  market: ([pair = '', price = '', most], {exchange}) => {
    const state = exchange();
    if (!state) return bad('The contract has no market');
    const isRight = [price, most ?? '1'].every((number) => DECIMAL.test(number));
    if (!isRight || state.market.priceOf(pair) === undefined) {
      const [first] = state.market.tickerList();
      return bad(
        `Write a pair, its new price and, if you like, the amount traded: ${first?.pair} 91000 0.002`,
      );
    }
    state.move(pair, Big(price), most === undefined ? undefined : Big(most));
    return {status: 204};
  },
  webhooks: async ([target = '', ...variants], {webhooks}) => {
    const address = localAddress(target);
    if (!address || !variants.every(isVariant)) {
      return bad(`Write an http address on this machine, then any of ${VARIANTS.join(', ')}`);
    }
    webhooks.target = {address, variants};
    return {status: 200, body: await webhooks.sendExamples(webhooks.target)};
  },
  deposit: transfer(1, ['deposit.completed']),
  withdraw: transfer(-1, ['withdrawal.requested', 'withdrawal.completed']),
  reset: (_, {reset}) => {
    reset();
    return {status: 204};
  },
};

/**
 * Answers a call below `/sandbox/`; undefined for all other paths.
 *
 * @param origin of the page that calls. Pages of other sites are refused, because events are sent to this machine.
 */
export function control(
  method: string,
  target: string,
  origin: string | undefined,
  body: Buffer,
  controlled: Controlled,
): Promise<Reply> | Reply | undefined {
  const name = /^\/sandbox\/(\w+)$/.exec(target)?.[1] ?? '';
  const chosen = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!chosen) return undefined;
  const headers = {Allow: 'POST, OPTIONS'};
  if (method === 'OPTIONS') return {status: 204, headers};
  if (method !== 'POST') return {status: 405, headers};
  if (origin !== undefined && !localAddress(origin)) {
    return {status: 403, body: {message: 'Only pages of this machine may steer the sandbox'}};
  }
  return chosen(String(body).split(/\s+/).filter(Boolean), controlled);
}

const bad = (message: string): Reply => ({status: 400, body: {message}});

const isVariant = (word: string): word is Variant => (VARIANTS as readonly string[]).includes(word);
