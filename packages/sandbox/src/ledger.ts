import Big from 'big.js';

import {decimalsOf, decimal, ZERO} from './money';

/** What the account holds of one currency, as the API writes it. */
export interface Balance {
  currency: string;
  available: string;
  reserved: string;
  total: string;
}

/** What an order holds back. */
export interface Hold {
  currency: string;
  amount: Big;
}

/** The balances of the account. */
export class Ledger {
  private readonly available = new Map<string, Big>();
  private readonly reserved = new Map<string, Big>();

  constructor(balances: readonly Balance[]) {
    for (const {currency, available, reserved} of balances) {
      this.available.set(currency, Big(available));
      this.reserved.set(currency, Big(reserved));
    }
  }

  availableOf(currency: string): Big {
    return this.available.get(currency) ?? ZERO;
  }

  /** Adds to what is available, or takes from it. */
  add(currency: string, amount: Big): void {
    this.available.set(currency, this.availableOf(currency).plus(amount));
  }

  reserve({currency, amount}: Hold): void {
    this.add(currency, ZERO.minus(amount));
    this.reserved.set(currency, (this.reserved.get(currency) ?? ZERO).plus(amount));
  }

  release({currency, amount}: Hold): void {
    this.reserve({currency, amount: ZERO.minus(amount)});
  }

  list(): Balance[] {
    return [...this.available].map(([currency, available]) => {
      const reserved = this.reserved.get(currency) ?? ZERO;
      const written = (value: Big): string => decimal(value, decimalsOf(currency));
      return {
        currency,
        available: written(available),
        reserved: written(reserved),
        total: written(available.plus(reserved)),
      };
    });
  }
}
