import type {ToolFigures} from '../../../content/figures/tool-figures';
import type {AddressForm} from '../../../lib/address';
import {
  ACCOUNTS,
  coinsOf,
  type CostInput,
  currenciesOf,
  ROLES,
  START,
  WAYS_IN,
  WAYS_OUT,
} from './question';

/** How the question is kept in the address: choices must exist, in either case; amounts are any text. */
export function addressForm(figures: ToolFigures): AddressForm<CostInput> {
  const known = <V extends string>(value: string, all: readonly V[], otherwise: V): V =>
    all.find((each) => each.toLowerCase() === value.toLowerCase()) ?? otherwise;
  return {
    start: START,
    accept: (given) => ({
      ...given,
      in: known(given.in, WAYS_IN, START.in),
      currency: known(given.currency, currenciesOf(figures), START.currency),
      role: known(given.role, ROLES, START.role),
      coin: known(given.coin, coinsOf(figures), START.coin),
      out: known(given.out, WAYS_OUT, START.out),
      account: known(given.account, ACCOUNTS, START.account),
    }),
  };
}
