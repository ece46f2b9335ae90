import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';

import {calendarDate} from '@site/src/components/Age/relative-age';
import type {Tool, Writer} from '@site/src/components/Tool/use-tool';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {Broken} from '@site/src/features/cost/model/limits';
import {
  type CostQuestion,
  examplePriceOf,
  OTHER,
  START,
} from '@site/src/features/cost/model/question';
import type {Step} from '@site/src/features/cost/model/steps';
import {writeAddress} from '@site/src/lib/address';

const CALCULATOR = '/tools/cost';
const SCHEDULE = '/resources/fee-schedule';

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

export function receiptOf(calculation: Calculation, tool: Tool): Receipt {
  const {question, steps, percent, time, tier, arrives, broken, uncounted} = calculation;
  const {pages, write} = tool;
  const {action, amount, coin} = question;
  const {route, title = '', updated} = pages[SCHEDULE] ?? {route: SCHEDULE};
  const result = (name: string, value: string, note?: string): Line => ({
    ...{kind: 'result', name, value, note},
  });
  return {
    title: interpolate(texts.title[action], {
      coin: nameOfCoin(coin),
      amount: write.plainEuro(amount),
    }),
    lines: [
      ...steps.map((step): Line => ({
        kind: 'step',
        name: nameOfStep(step, question),
        value: costText(step, write),
        note: workedOut(step, tier.charAt(0).toUpperCase() + tier.slice(1), tool),
      })),
      {
        kind: 'total',
        name: translate({id: 'cost.total', message: 'Costs'}),
        value: sumOf(calculation, write).join(' + '),
        note:
          uncounted.length === 0
            ? translate(
                {id: 'cost.total.percent', message: '{percent} of the amount'},
                {percent: write.percent(percent)},
              )
            : undefined,
      },
      ...(arrives
        ? [
            result(
              translate({id: 'cost.arrives', message: 'You get'}),
              'euro' in arrives
                ? write.euro(arrives.euro)
                : write.coins(arrives.coins, arrives.unit),
              priceText(question, tool),
            ),
          ]
        : []),
      result(
        translate({id: 'cost.takes', message: 'Takes'}),
        time ? write.figure(time) : translate({id: 'cost.time.atOnce', message: 'at once'}),
        action === 'buy'
          ? translate(
              {id: 'cost.takes.review', message: 'after your verification, typically {time}'},
              {time: write.figure('compliance.kyc.review')},
            )
          : undefined,
      ),
    ],
    broken: broken.map((each) => ({text: brokenText(each, tool), figure: each.figure})),
    schedule: {
      text: updated
        ? translate(
            {id: 'cost.schedule', message: '{title} of {date}'},
            {title, date: calendarDate(updated, write.locale)},
          )
        : title,
      route,
    },
    // An archived schedule has its own calculator.
    path: `${route === SCHEDULE ? CALCULATOR : route}${addressOf(question, tool)}#cost-calculator`,
  };
}

/** The receipt as lines of text. */
export function receiptText({title, lines, broken, schedule}: Receipt): string {
  const rows = lines.map(({name, value, note}) => `${name}: ${value}${note ? ` (${note})` : ''}`);
  return [title, ...broken.map(({text}) => text), ...rows, schedule.text].join('\n');
}

export function nameOfCoin(coin: string): string {
  return coin === OTHER ? translate({id: 'cost.coin.other', message: 'another coin'}) : coin;
}

/** The parts of the total: euro, and the fees whose euro value is unknown. */
export function sumOf(
  {total, uncounted}: Pick<Calculation, 'total' | 'uncounted'>,
  write: Writer,
): string[] {
  const others = uncounted.map(({coins}) =>
    coins
      ? write.coins(coins.amount, coins.unit)
      : translate({id: 'cost.total.variable', message: 'a network fee that varies'}),
  );
  return [write.euro(total), ...others];
}

function addressOf(question: CostQuestion, {figures}: Tool): string {
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
function priceText({action, out, coin, price}: CostQuestion, {figures, write}: Tool) {
  if (!price || (action !== 'buy' && out !== 'wallet')) return undefined;
  const values = {price: write.plainEuro(price), coin};
  return price.eq(examplePriceOf(coin, figures) ?? 0)
    ? translate(
        {id: 'cost.price.example', message: 'at an example price of {price} for one {coin}'},
        values,
      )
    : translate({id: 'cost.price.own', message: 'at {price} for one {coin}'}, values);
}

function nameOfStep({kind}: Step, {in: way, out, coin}: CostQuestion): string {
  if (kind === 'deposit') return texts.in[way];
  if (kind === 'withdrawal') return texts.out[out];
  return interpolate(texts.step[kind], {coin: nameOfCoin(coin)});
}

/** The cost of a step: in euro if known, otherwise in coins or words. */
function costText({euro, coins}: Step, write: Writer): string {
  if (euro) return write.euro(euro);
  if (coins) return write.coins(coins.amount, coins.unit);
  return translate({id: 'cost.step.variable', message: 'varies'});
}

/** How the fee of a step is calculated. */
function workedOut({kind, figure, base, euro, coins}: Step, tier: string, {figures, write}: Tool) {
  if (!coins && !euro) {
    return translate({
      id: 'cost.worked.variable',
      message: 'follows the network, and is shown before you confirm',
    });
  }
  const {unit, value} = figureIn(figures, figure);
  if (value === 0) return translate({id: 'cost.worked.free', message: 'free of charge'});
  if (unit === 'EUR') return translate({id: 'cost.worked.fixed', message: 'whatever the amount'});
  const values = {fee: write.figure(figure, 'bare'), base: write.euro(base), tier};
  if (coins) {
    return translate({id: 'cost.worked.coins', message: '{fee}, whatever the amount'}, values);
  }
  return kind === 'deposit'
    ? translate({id: 'cost.worked.part', message: '{fee} of {base}'}, values)
    : translate(
        {id: 'cost.worked.trade', message: '{fee} of {base}, as taker in the {tier} tier'},
        values,
      );
}

/** The message for a violated limit and what can be done about it, in a sentence or two. */
function brokenText({kind, figure, limit, parts = 0}: Broken, {figures, write}: Tool): string {
  const unit = figure ? figureIn(figures, figure).unit : 'EUR';
  const limitText =
    limit && (unit === 'EUR' ? write.plainEuro(limit) : write.coins(limit, unit ?? ''));
  return interpolate(texts.broken[kind], {limit: limitText ?? '', parts});
}
