import fs from 'node:fs';
import {call} from './client.mjs';
import {everyItem} from './pages.mjs';

const [FILE = 'ledger.json'] = process.argv.slice(2);
const toUnits = (text) => {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
};
/** Whole units of the eighth decimal: the division of two of them rounds down. */
const valueOf = ({amount, price}) => (toUnits(amount) * toUnits(price)) / 10n ** 8n;

const known = fs.existsSync(FILE) && JSON.parse(fs.readFileSync(FILE, 'utf8'));
const balances = await call('GET', '/account/balance');
const totals = Object.fromEntries(balances.map(({currency, total}) => [currency, toUnits(total)]));
if (!known) {
  const {items} = await call('GET', '/account/trades?limit=1');
  const sums = Object.entries(totals).map(([currency, units]) => [currency, String(units)]);
  fs.writeFileSync(FILE, JSON.stringify({last: items[0]?.trade_id, sums: Object.fromEntries(sums)}));
} else {
  const sums = new Map(Object.entries(known.sums).map(([currency, units]) => [currency, BigInt(units)]));
  const add = (currency, units) => sums.set(currency, (sums.get(currency) ?? 0n) + units);
  for await (const trade of everyItem('/account/trades', 'trade_id')) {
    if (trade.trade_id === known.last) break;
    const [base, quote] = trade.pair.split('-');
    const sign = trade.side === 'buy' ? 1n : -1n;
    add(base, sign * toUnits(trade.amount));
    add(quote, -sign * valueOf(trade));
    add(trade.fee_currency, -toUnits(trade.fee));
  }
  // Add your deposits and withdrawals here.
  for (const [currency, sum] of sums) console.log(currency, String((totals[currency] ?? 0n) - sum));
}
