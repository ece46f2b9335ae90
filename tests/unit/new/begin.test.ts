import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {type Check, readContext} from '@site/scripts/check/context';
import {checks, runChecks} from '@site/scripts/check/index';
import {placeholders} from '@site/scripts/check/placeholders';
import {begin} from '@site/scripts/new/begin';
import {type Order, readOrder} from '@site/scripts/new/order';
import {articlesOf, readCatalogue} from '@site/src/content/catalogue';
import {currentTree} from '@site/src/content/tree';
import {FRONT_MATTER, page} from '../support/pages';
import {repository} from '../support/repository';

const TODAY = new Date('2027-02-03T10:00:00Z');

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

const ORDERS: readonly (Order & {file: string})[] = [
  {
    kind: 'article',
    title: 'How refunds work',
    category: 'payments',
    file: 'docs/knowledge-base/payments/how-refunds-work.md',
  },
  {
    kind: 'article',
    title: 'Fees: what you pay, and when',
    category: 'faq',
    file: 'docs/resources/fees-what-you-pay-and-when.md',
  },
  {
    kind: 'update',
    title: 'Refunds explained',
    about: '/knowledge-base/payments/pay-in',
    file: 'blog/2027-02-03-refunds-explained.md',
  },
  {kind: 'legal', title: 'Complaints procedure', file: 'docs/legal/complaints-procedure.md'},
  {kind: 'term', title: 'Chargeback', topic: 'payments', file: 'docs/_glossary/terms.json'},
];

describe.each(ORDERS)('npm run new -- $kind "$title"', ({file, ...order}) => {
  const root = site();
  const begun = begin(order, root, TODAY);
  const findings = async (rules: readonly Check[], strict: boolean) => {
    const all = await runChecks(root, rules, readContext(root, {today: TODAY, strict}));
    return all.filter((finding) => finding.file === file);
  };

  it('writes the file and names the line to continue at', () => {
    expect(begun).toMatchObject({file});
    const {line} = begun as {line: number};
    expect(fs.readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]).toMatch(
      order.kind === 'term' ? /"chargeback"/ : /^To write:/,
    );
  });

  it('passes the check with a warning, and fails the strict one, until the text is written', async () => {
    expect(await findings(checks, false)).toMatchObject([{severity: 'warning'}]);
    const [finding, ...others] = await findings([placeholders], true);
    expect(others).toEqual([]);
    expect(finding?.severity).toBeUndefined();
  });

  it('does not overwrite an existing file', () => {
    const kept = fs.readFileSync(path.join(root, file), 'utf8');
    expect(begin(order, root, TODAY)).toEqual({fault: expect.stringMatching(/already/)});
    expect(fs.readFileSync(path.join(root, file), 'utf8')).toBe(kept);
  });
});

test('a new article is the last of its category', () => {
  const root = site();
  begin({kind: 'article', title: 'Reading an order', category: 'trading'}, root, TODAY);
  const pages = articlesOf(readCatalogue(currentTree(root)), 'trading');
  expect(pages).toHaveLength(3);
  expect(pages.at(-1)).toMatchObject({title: 'Reading an order', updated: '2027-02-03'});
});

test('a new term is added, and the others do not change', () => {
  const root = site();
  const file = path.join(root, 'docs/_glossary/terms.json');
  const before = fs.readFileSync(file, 'utf8');
  begin({kind: 'term', title: 'Zero knowledge', topic: 'blockchain'}, root, TODAY);
  begin({kind: 'term', title: 'Address', topic: 'blockchain'}, root, TODAY);
  const after = fs.readFileSync(file, 'utf8');
  const keys = Object.keys(JSON.parse(after) as object);
  expect(keys).toEqual(['card-payment', 'zero-knowledge', 'address']);
  expect(after).toContain(before.trim().slice(1, -1).trim());
});

describe('a mistake is reported with a suggestion', () => {
  const article: Order = {kind: 'article', title: 'How refunds work'};
  test.each<[Order, string]>([
    [{...article, category: 'paymets'}, 'write "payments"'],
    [article, 'add --category with one of: payments, trading, faq'],
    [{...article, title: '!!!', category: 'payments'}, 'with letters'],
    [{...article, title: 'x'.repeat(90), category: 'payments'}, 'at most 70'],
    [{kind: 'update', title: 'Refunds', about: '/knowledge-base/payments/payin'}, 'pay-in"'],
    [{kind: 'update', title: 'Refunds'}, 'with the route of a page'],
    [{kind: 'term', title: 'Refund', topic: 'paymnts'}, 'write "payments"'],
    [{kind: 'term', title: 'Refund'}, 'add --topic with one of:'],
  ])('%j: %s', (order, text) => {
    expect(begin(order, site(), TODAY)).toEqual({fault: expect.stringContaining(text)});
  });

  test.each<[string[], string]>([
    [[], 'npm run new -- article'],
    [['artikel', 'A title'], 'write "article"'],
    [['article'], 'the title is missing'],
    [['article', 'A title', '--categry', 'payments'], '--category payments'],
  ])('%j', (args, text) => expect(readOrder(args)).toEqual({fault: expect.stringContaining(text)}));
});
