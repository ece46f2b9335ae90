import {expect, test} from 'vitest';

import {writerFor} from '@site/src/components/Tool/writer';
import type {DirectiveUse} from '@site/src/content/directives/directive';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {figuresOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import {costDirectives} from '@site/src/features/cost/directive';
import {calculate} from '@site/src/features/cost/model/calculate';
import {type CostInput, readQuestion, START} from '@site/src/features/cost/model/question';
import {receiptOf, receiptText} from '@site/src/features/cost/model/receipt';
import texts from '@site/src/features/cost/texts.json';
import {faultIn} from '@site/src/lib/finding';
import {ROOT} from '../../support/root';
import {figures as fees} from './figures';

const price = (value: number) => ({label: 'Price', value, unit: 'EUR', page: '/'}) as const;
const figures: ToolFigures = {
  ...fees,
  'examples.btc.price': price(50_000),
  'examples.ltc.price': price(80),
};
const SCHEDULE = '/resources/fee-schedule';

function receipt(input: Partial<CostInput>, route = SCHEDULE) {
  const {question} = readQuestion({...START, ...input}, figures);
  if (!question) throw new Error('not a question');
  const pages = {[SCHEDULE]: {route, title: 'Fee schedule', updated: '2026-11-24'}};
  return receiptOf(calculate(question, figures), {
    ...{figures, pages, write: writerFor('en-GB', figures), texts},
  });
}

const text = (input: Partial<CostInput>): string => receiptText(receipt(input));

test('a hundred euros to a bank by SEPA cost two, with one span of time', () =>
  expect(text({action: 'withdraw', amount: '100', out: 'sepa'})).toBe(`Withdraw €100
To a bank by SEPA: €2.00 (whatever the amount)
Costs: €2.00 (2% of the amount)
You get: €98.00
Takes: 1–2 days
Fee schedule of 24 November 2026`));

test('a purchase names its tier, its price and the time that verification takes', () => {
  const bought = text({amount: '20000', volume: '20000', out: 'wallet'});
  expect(bought).toContain('Buy BTC: €60.00 (0.3% of €20,000.00, as taker in the Bronze tier)');
  expect(bought).toContain('at an example price of €50,000 for one BTC');
  expect(bought).toContain('after your verification, typically 24–48 hours');
  expect(text({price: '60000'})).toContain('at €60,000 for one BTC');
});

test('a fee that is not known is in the sum, and a limit is named', () => {
  expect(text({coin: 'SOL', out: 'wallet'})).toContain('Costs: €1.75 + a network fee that varies');
  expect(text({amount: '5'})).toContain('the smallest payment by this method is €10');
});

test.each([
  [{amount: '80', coin: 'LTC', price: '80'}, SCHEDULE, '/tools/cost?amount=80&coin=LTC#'],
  [{price: '60000', out: 'wallet'}, SCHEDULE, '/tools/cost?out=wallet&price=60000#'],
  [{}, `/2024-11${SCHEDULE}`, `/2024-11${SCHEDULE}#`],
] as const)('the address of %j, after %s, is %s', (input, route, path) =>
  expect(receipt(input, route).path).toBe(`${path}cost-calculator`),
);

test.each([
  [{action: 'withdraw', amount: '100', out: 'sepa'}, undefined],
  [{action: 'gift'}, 'the calculator does not know action=gift'],
  [{out: 'sepa'}, 'the calculator does not know out=sepa'],
  [{sum: '100'}, 'the calculator does not know sum=100'],
  [{amount: 'much'}, 'the calculator has no answer to this'],
])('a receipt for %j: %s', (attributes, message) => {
  const directive = costDirectives.find(({name}) => name === 'receipt');
  const use = {
    attributes,
    page: {figures: figuresOf(currentTree(ROOT))},
  } as unknown as DirectiveUse;
  expect(faultIn(() => directive?.verify?.(use))?.message).toBe(message);
});
