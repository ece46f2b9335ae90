import {translate} from '@docusaurus/Translate';

import {
  type Account,
  type CostInput,
  OTHER,
  type Role,
  type WayIn,
  type WayOut,
} from '@site/src/features/cost/model/question';
import type {StepKind} from '@site/src/features/cost/model/steps';

export function nameOfWayIn(way: WayIn): string {
  const names: Record<WayIn, string> = {
    sepa: translate({id: 'cost.in.sepa', message: 'SEPA transfer'}),
    card: translate({id: 'cost.in.card', message: 'Card issued in Europe'}),
    'card-other': translate({id: 'cost.in.cardOther', message: 'Card issued elsewhere'}),
    'apple-pay': translate({id: 'cost.in.applePay', message: 'Apple Pay'}),
    swift: translate({id: 'cost.in.swift', message: 'SWIFT transfer'}),
    crypto: translate({id: 'cost.in.crypto', message: 'Coins from another wallet'}),
  };
  return names[way];
}

/** The same in a word or two, for the chart. */
export function shortNameOf(way: WayIn): string {
  const names: Record<WayIn, string> = {
    sepa: translate({id: 'cost.short.sepa', message: 'SEPA'}),
    card: translate({id: 'cost.short.card', message: 'Card'}),
    'card-other': translate({id: 'cost.short.cardOther', message: 'Card'}),
    'apple-pay': translate({id: 'cost.short.applePay', message: 'Apple Pay'}),
    swift: translate({id: 'cost.short.swift', message: 'SWIFT'}),
    crypto: translate({id: 'cost.short.crypto', message: 'Coins'}),
  };
  return names[way];
}

export function nameOfWayOut(way: WayOut): string {
  const names: Record<WayOut, string> = {
    wallet: translate({id: 'cost.out.wallet', message: 'To my own wallet'}),
    sepa: translate({id: 'cost.out.sepa', message: 'Back to a bank by SEPA'}),
    swift: translate({id: 'cost.out.swift', message: 'Back to a bank by SWIFT'}),
    stay: translate({id: 'cost.out.stay', message: 'Nowhere: it stays in the account'}),
  };
  return names[way];
}

export function nameOfRole(role: Role): string {
  return role === 'taker'
    ? translate({id: 'cost.role.taker', message: 'At once, as a taker'})
    : translate({id: 'cost.role.maker', message: 'At my price, as a maker'});
}

export function nameOfAccount(account: Account): string {
  const names: Record<Account, string> = {
    new: translate({id: 'cost.account.new', message: 'None yet, or not verified'}),
    verified: translate({id: 'cost.account.verified', message: 'Verified'}),
    pro: translate({id: 'cost.account.pro', message: 'Pro'}),
  };
  return names[account];
}

export function nameOfCoin(coin: string): string {
  return coin === OTHER ? translate({id: 'cost.coin.other', message: 'Another coin'}) : coin;
}

export function nameOfCurrency(currency: string): string {
  return currency === OTHER
    ? translate({id: 'cost.currency.other', message: 'Another currency'})
    : currency;
}

export function nameOfStep(
  kind: StepKind,
  {in: way, out, coin}: Pick<CostInput, 'in' | 'out' | 'coin'>,
): string {
  switch (kind) {
    case 'deposit':
      return nameOfWayIn(way);
    case 'conversion':
      return translate({id: 'cost.step.conversion', message: 'Currency conversion'});
    case 'purchase':
      return translate({id: 'cost.step.purchase', message: 'Buy {coin}'}, {coin: nameOfCoin(coin)});
    case 'sale':
      return translate({id: 'cost.step.sale', message: 'Sell {coin}'}, {coin: nameOfCoin(coin)});
    case 'withdrawal':
      return out === 'wallet'
        ? translate({id: 'cost.step.network', message: 'Send to your wallet'})
        : translate({id: 'cost.step.withdrawal', message: 'Pay out to your bank'});
  }
}
