import fs from 'node:fs';
import {call} from './client.mjs';
import {everyItem} from './pages.mjs';

const [FILE = 'ledger.json'] = process.argv.slice(2);
const OVERLAP_MS = 60_000; // trades of one millisecond have no fixed order
const toUnits = (text) => {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
};
const toText = (units) => {
  const digits = String(units < 0n ? -units : units).padStart(9, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`;
};
/** Whole units of the eighth decimal: the division of two of them rounds down. */
const valueOf = ({amount, price}) => (toUnits(amount) * toUnits(price)) / 10n ** 8n;

/** The trades since a time, and those shortly before it. */
async function tradesSince(time) {
  const trades = [];
  for await (const trade of everyItem('/account/trades', 'trade_id')) {
    if (trade.timestamp < time - OVERLAP_MS) break;
    trades.push(trade);
  }
  return trades;
}

const known = fs.existsSync(FILE) && JSON.parse(fs.readFileSync(FILE, 'utf8'));
const balances = await call('GET', '/account/balance');
const totals = Object.fromEntries(balances.map(({currency, total}) => [currency, toUnits(total)]));
if (!known) {
  // No order may trade meanwhile: these are the trades that the balances contain.
  const {items: [newest]} = await call('GET', '/account/trades?limit=1');
  const since = newest?.timestamp ?? 0;
  const booked = (await tradesSince(since)).map(({trade_id}) => trade_id);
  const sums = Object.entries(totals).map(([currency, units]) => [currency, String(units)]);
  fs.writeFileSync(FILE, JSON.stringify({since, booked, sums: Object.fromEntries(sums)}));
} else {
  const sums = new Map(Object.entries(known.sums).map(([currency, units]) => [currency, BigInt(units)]));
  const add = (currency, units) => sums.set(currency, (sums.get(currency) ?? 0n) + units);
  for (const trade of await tradesSince(known.since)) {
    if (known.booked.includes(trade.trade_id)) continue;
    const [base, quote] = trade.pair.split('-');
    const sign = trade.side === 'buy' ? 1n : -1n;
    add(base, sign * toUnits(trade.amount));
    add(quote, -sign * valueOf(trade));
    add(trade.fee_currency, -toUnits(trade.fee));
  }
  // Add your deposits and withdrawals here.
  for (const [currency, sum] of sums) console.log(currency, toText((totals[currency] ?? 0n) - sum));
}
