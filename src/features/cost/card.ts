import data from '@generated/search/default/costs.json';
import texts from '@generated/texts/default/cost.json';
import type {Result, Shape} from '@portal/search';

import {writerFor} from '@site/src/components/Tool/writer';
import {calculate} from './model/calculate';
import {addressForm, type CostInput, readQuestion, START} from './model/question';
import {receiptOf} from './model/receipt';

/** What the search shows above its results of an amount: the receipt, in short. */
export function receiptCard(
  {action, amount, coin = START.coin, way = ''}: Extract<Shape, {kind: 'amount'}>,
  locale: string,
): Result | undefined {
  const asked = {...START, action, amount, coin, in: way, out: way} as CostInput;
  const {question} = readQuestion(addressForm(data.figures).accept(asked), data.figures);
  if (!question) return undefined;
  const write = writerFor(locale, data.figures);
  const receipt = receiptOf(calculate(question, data.figures), {...data, write, texts});
  const limits = receipt.broken.map(({text}) => text);
  const parts = receipt.lines
    .filter(({kind}) => kind !== 'total')
    .map(({name, value}) => `${name}: ${value}`);
  return {
    kind: 'figure',
    url: receipt.path,
    title: [receipt.title],
    path: [receipt.schedule.text],
    excerpt: [[...limits, parts.join(' · ')].join(' ')],
    figure: {value: receipt.lines.find(({kind}) => kind === 'total')?.value ?? ''},
  };
}
