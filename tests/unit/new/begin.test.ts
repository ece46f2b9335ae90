import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {checks} from '@site/scripts/check/index';
import {placeholders} from '@site/scripts/check/placeholders';
import {runRules} from '@site/scripts/check/run';
import {begin} from '@site/scripts/new/begin';
import {type Order, readOrder} from '@site/scripts/new/order';
import {FRONT_MATTER, page} from '../support/pages';
import {repository} from '../support/repository';

const TODAY = new Date('2027-02-03T10:00:00Z');
const ABOUT = '/knowledge-base/payments/pay-in';

const article = {kind: 'article', title: 'How refunds work'} as const;

/** A repository with the pages that the list of related articles needs. */
function site(): string {
  const other = (at: number): string =>
    page(`${FRONT_MATTER.article.replace('position: 1', `position: ${at}`)}`, `Page ${at}.`);
  return repository({
    'docs/knowledge-base/trading/index.md': page(FRONT_MATTER.category, '::articles'),
    'docs/knowledge-base/trading/one.md': other(1),
    'docs/knowledge-base/trading/two.md': other(2),
  });
}

const MADE = Object.entries<Order>({
  'docs/knowledge-base/payments/how-refunds-work.md': {...article, category: 'payments'},
  'docs/resources/fees-then-now.md': {...article, title: 'Fees: then, now', category: 'faq'},
  'blog/2027-02-03-refunds-now.md': {kind: 'update', title: 'Refunds now', about: ABOUT},
  'docs/legal/complaints-procedure.md': {kind: 'legal', title: 'Complaints procedure'},
});

const root = site();
const begun = new Map(MADE.map(([file, order]) => [file, begin(order, root, TODAY)]));

test.each(MADE)(
  'npm run new names %s and the line to continue at, and overwrites nothing',
  (file, order) => {
    const read = (): string => fs.readFileSync(path.join(root, file), 'utf8');
    expect(begun.get(file)).toMatchObject({file});
    const kept = read();
    expect(kept.split('\n')[(begun.get(file) as {line: number}).line - 1]).toMatch(/^To write:/);
    expect(begin(order, root, TODAY)).toEqual({fault: expect.stringMatching(/already/)});
    expect(read()).toBe(kept);
  },
);

test.each([
  ['has one warning', checks, false, 'warning'],
  ['fails the strict check', [placeholders], true, undefined],
] as const)(
  'npm run new what it makes %s until the text is written',
  async (_, rules, strict, severity) => {
    const found = await runRules(rules, readContext(root, {today: TODAY, strict}));
    const severities = (file: string): unknown[] =>
      found.filter((one) => one.file === file).map((one) => one.severity);
    expect(MADE.map(([file]) => severities(file))).toEqual(MADE.map(() => [severity]));
  },
);

test.each<[Order | string[], string]>([
  [{...article, category: 'paymets'}, 'write "payments"'],
  [article, 'add --category with one of: payments, trading, faq'],
  [{...article, title: '!!!', category: 'payments'}, 'with letters'],
  [{...article, title: 'x'.repeat(90), category: 'payments'}, 'at most 70'],
  [{kind: 'update', title: 'Refunds', about: '/knowledge-base/payments/payin'}, 'pay-in"'],
  [{kind: 'update', title: 'Refunds'}, 'with the route of a page'],
  [[], 'npm run new -- article'],
  [['artikel', 'A title'], 'write "article"'],
  [['article'], 'the title is missing'],
  [['article', 'A title', '--categry', 'payments'], '--category payments'],
])('a mistake is reported with a suggestion: %j, %s', (order, text) => {
  const begun = Array.isArray(order) ? readOrder(order) : begin(order, site(), TODAY);
  expect(begun).toEqual({fault: expect.stringContaining(text)});
});
