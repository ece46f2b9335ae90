import {calendarDate} from '../../../components/Age/relative-age';
import type {Writer} from '../../../components/Tool/writer';
import {figureIn, type ToolData} from '../../../content/figures/tool-figures';
import {writeAddress} from '../../../lib/address';
import type texts from '../texts.json';
import type {Calculation} from './calculate';
import type {Broken} from './limits';
import {type CostQuestion, examplePriceOf, OTHER, START} from './question';
import type {Step} from './steps';

const CALCULATOR = '/tools/cost';
const SCHEDULE = '/resources/fee-schedule';

/** With what receipts are written, in the browser and at build. */
interface Desk extends ToolData {
  write: Writer;
  texts: typeof texts;
}

interface Line {
  kind: 'step' | 'total' | 'result';
  name: string;
  value: string;
  /** How the value comes about, or when it applies. */
  note?: string | undefined;
}

/** The answer to a question about cost, in words. What is shown, copied, announced and printed is made of it. */
export interface Receipt {
  title: string;
  lines: Line[];
  /** The limits that rule it out, each with the figure that states it. */
  broken: {text: string; figure: string | undefined}[];
  /** The fee schedule that it follows, and where that is. */
  schedule: {text: string; route: string};
  /** The path of the calculator, with the question. */
  path: string;
}

export function receiptOf(calculation: Calculation, desk: Desk): Receipt {
  const {question, steps, percent, time, tier, arrives, broken, uncounted} = calculation;
  const {pages, write, texts} = desk;
  const {action, amount, coin} = question;
  const {route, title = '', updated} = pages[SCHEDULE] ?? {route: SCHEDULE};
  const lines = steps.map((step): Line => ({
    kind: 'step',
    name: nameOfStep(step, question, desk),
    value: costText(step, desk),
    note: workedOut(step, tier.charAt(0).toUpperCase() + tier.slice(1), desk),
  }));
  const isCounted = uncounted.length === 0;
  lines.push({
    kind: 'total',
    name: texts.receipt.total,
    value: sumOf(calculation, desk),
    note: isCounted ? filled(texts.receipt.percent, {percent: write.percent(percent)}) : undefined,
  });
  if (arrives)
    lines.push({
      kind: 'result',
      name: texts.receipt.arrives,
      value: 'euro' in arrives ? write.euro(arrives.euro) : write.coins(arrives.coins, coin),
      note: priceText(question, desk),
    });
  lines.push({
    kind: 'result',
    name: texts.receipt.takes,
    value: time ? write.figure(time) : texts.receipt.atOnce,
    note:
      action === 'buy'
        ? filled(texts.receipt.review, {time: write.figure('compliance.kyc.review')})
        : undefined,
  });
  return {
    title: filled(texts.title[action], {
      coin: nameOfCoin(coin, desk),
      amount: write.plainEuro(amount),
    }),
    lines,
    broken: broken.map((each) => ({text: brokenText(each, desk), figure: each.figure})),
    schedule: {
      text: updated
        ? filled(texts.receipt.schedule, {title, date: calendarDate(updated, write.locale)})
        : title,
      route,
    },
    // An archived schedule has its own calculator.
    path: `${route === SCHEDULE ? CALCULATOR : route}${addressOf(question, desk)}#cost-calculator`,
  };
}

/** The receipt as lines of text. */
export function receiptText({title, lines, broken, schedule}: Receipt): string {
  const rows = lines.map(({name, value, note}) => `${name}: ${value}${note ? ` (${note})` : ''}`);
  return [title, ...broken.map(({text}) => text), ...rows, schedule.text].join('\n');
}

export function nameOfCoin(coin: string, {texts}: Pick<Desk, 'texts'>): string {
  return coin === OTHER ? texts.receipt.otherCoin : coin;
}

/** The total: euro, and the fees whose euro value is unknown. */
export function sumOf(
  {total, uncounted}: Calculation,
  {write, texts}: Pick<Desk, 'write' | 'texts'>,
): string {
  const others = uncounted.map(({coins}) =>
    coins ? write.coins(coins.amount, coins.unit) : texts.receipt.variableFee,
  );
  return [write.euro(total), ...others].join(' + ');
}

function addressOf(question: CostQuestion, {figures}: Desk): string {
  const {amount, volume, price} = question;
  const isExample = price === undefined || price.eq(examplePriceOf(question.coin, figures) ?? 0);
  const input = {
    ...question,
    amount: amount.toFixed(),
    volume: volume.eq(0) ? '' : volume.toFixed(),
    price: isExample ? '' : price.toFixed(),
  };
  return writeAddress('', input, START);
}

/** The price that coins are counted at, if there are any. */
function priceText({action, out, coin, price}: CostQuestion, {figures, write, texts}: Desk) {
  if (!price || (action !== 'buy' && out !== 'wallet')) return undefined;
  const isExample = price.eq(examplePriceOf(coin, figures) ?? 0);
  const text = isExample ? texts.receipt.examplePrice : texts.receipt.ownPrice;
  return filled(text, {price: write.plainEuro(price), coin});
}

function nameOfStep({kind}: Step, {in: way, out, coin}: CostQuestion, desk: Desk): string {
  const {texts} = desk;
  if (kind === 'deposit') return texts.in[way];
  if (kind === 'withdrawal') return texts.out[out];
  return filled(texts.step[kind], {coin: nameOfCoin(coin, desk)});
}

/** The cost of a step: in euro if known, otherwise in coins or words. */
function costText({euro, coins}: Step, {write, texts}: Desk): string {
  if (euro) return write.euro(euro);
  if (coins) return write.coins(coins.amount, coins.unit);
  return texts.receipt.variable;
}

/** How the fee of a step is calculated. */
function workedOut(
  {kind, figure, base, euro, coins}: Step,
  tier: string,
  {figures, write, texts}: Desk,
) {
  if (!coins && !euro) return texts.worked.variable;
  const {unit, value} = figureIn(figures, figure);
  if (value === 0) return texts.worked.free;
  if (unit === 'EUR') return texts.worked.fixed;
  const values = {fee: write.figure(figure, 'bare'), base: write.euro(base), tier};
  if (coins) return filled(texts.worked.coins, values);
  return filled(texts.worked[kind === 'deposit' ? 'part' : 'trade'], values);
}

/** The message for a violated limit and what can be done about it, in a sentence or two. */
function brokenText({kind, limit, unit, parts = 0}: Broken, {write, texts}: Desk): string {
  const text = unit === 'EUR' ? write.plainEuro(limit) : write.coins(limit, unit);
  return filled(texts.broken[kind], {limit: text, parts});
}

/** Not `interpolate` of Docusaurus, which only the browser side has. */
function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
