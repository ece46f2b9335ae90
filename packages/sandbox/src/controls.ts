import Big from 'big.js';

import {faultOfWithdrawal} from './admission';
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

/** What `next` takes. */
const NEXT =
  'Write statuses from 400 to 599, codes of the API, html, html-200, nothing, lost, 503-done or slow';

type Control = (words: readonly string[], controlled: Controlled) => Promise<Reply> | Reply;

/** Moves money into the account or out of it, and reports that. */
const transfer =
  (sign: 1 | -1, events: readonly string[]): Control =>
  ([currency = '', amount = ''], {exchange, webhooks}) => {
    const state = exchange();
    const isHeld = state?.ledger.list().some((one) => one.currency === currency);
    if (!state || !isHeld || !DECIMAL.test(amount))
      return bad('Write a currency of the account and an amount above zero: EUR 100');
    const fault = sign < 0 && faultOfWithdrawal(state, currency, amount);
    if (fault) return bad(fault);
    state.ledger.add(currency, Big(amount).times(sign));
    const sums = [Big(amount), state.terms.withdrawal(currency)];
    const [sum = '', fee = ''] = sums.map((one) => decimal(one, decimalsOf(currency)));
    webhooks.reportTransfer(events, {currency, amount: sum, fee});
    return {status: 204};
  };

/** The addresses with which a program steers the sandbox: each takes words as its body. */
const controls: Readonly<Record<string, Control>> = {
  next: (words, {forced}) => {
    if (words.length === 0) forced.clear();
    else if (!forced.add(words)) return bad(NEXT);
    return {status: 204};
  },
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
    const isQuiet = variants.includes('quiet');
    return {status: 200, body: isQuiet ? [] : await webhooks.sendExamples(webhooks.target)};
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
