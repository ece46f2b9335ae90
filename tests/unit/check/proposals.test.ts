import {describe, expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {links} from '@site/scripts/check/links';
import {pageRules} from '@site/scripts/check/page-rules';
import {quantitiesIn} from '@site/scripts/check/quantities';
import {readTime} from '@site/scripts/check/read-time';
import {runRules} from '@site/scripts/check/run';
import {spelling} from '@site/scripts/check/spelling';
import {style} from '@site/scripts/check/style';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, repository} from '../support/repository';
import {changed} from '../support/text';

describe('a number is read whole', () => {
  test.each<[text: string, whole: string, numbers: number[]]>([
    ['It is 10.000 EUR.', '10.000 EUR', [10_000]],
    ['It is 1 000 €.', '1 000 €', [1000]],
    ["It is 1'000 CHF.", "1'000 CHF", [1000]],
    ['It is €2m.', '€2m', [2_000_000]],
    ['It is 2.5 million euros.', '2.5 million euros', [2_500_000]],
    ['It is 2,5 %.', '2,5 %', [2.5]],
    ['It is €1.234,56.', '€1.234,56', [1234.56]],
    ['It is 25,– €.', '25,– €', [25]],
    ['It is 10–20 €.', '10–20 €', [10, 20]],
    ['It is 0,001 BTC.', '0,001 BTC', [0.001]],
    ['It is 1,000 requests per minute.', '1,000 requests per minute', [1000]],
    // Has two meanings, so nothing is proposed.
    ['It is 1.500 BTC.', '1.500 BTC', []],
  ])('%s', (text, whole, numbers) => {
    expect(quantitiesIn(text)).toMatchObject([{text: whole, numbers}]);
  });
});

const other = (title: string, at: number): string =>
  page(
    changed(
      changed(FRONT_MATTER.article, 'How to pay in', title),
      'position: 1',
      `position: ${at}`,
    ),
  );
const FILES = {
  'docs/knowledge-base/trading/index.md': page(FRONT_MATTER.category, '::articles'),
  'docs/knowledge-base/trading/order-types.md': other('Order types', 2),
  'docs/knowledge-base/trading/fees.md': other('What a trade costs', 3),
};

describe('a link is proposed only if its page is plain', () => {
  test.each([
    ['[order types](order-types.md)', 'write "../trading/order-types.md"'],
    ['[it](../../trading/order-types.md)', 'write "../trading/order-types.md"'],
    ['[it](../trading/order-tipes.md)', 'write "../trading/order-types.md"'],
    ['[it](/trading/order-types)', 'write "/knowledge-base/trading/order-types"'],
    ['[what a trade costs](./gone.md)', 'write "../trading/fees.md"'],
    ['[it](../trading/fee-limits.md)', 'link to a page that exists, or remove the link'],
    ['[paying in](./paying.md)', 'link to a page that exists, or remove the link'],
    ['[it](/fees)', 'write "/knowledge-base/trading/fees"'],
  ])('%s', async (link, fix) => {
    const found = await findingsOf(links, {...FILES, [ARTICLE]: articleWith(`See ${link}.`)});
    expect(found).toMatchObject([{fix}]);
  });
});

test.each([
  ['ethereum', 'write "Ethereum"'],
  ['youtube', 'write "YouTube"'],
  ['github', 'write "GitHub"'],
  ['paypal', 'write "PayPal"'],
  ['metamask', 'write "MetaMask"'],
  ['mastercard', 'write "Mastercard"'],
  ['qrxyz', 'add it to cspell-words.txt if it is correct'],
])('the spelling of %s', async (word, fix) => {
  const found = await findingsOf(spelling, {[ARTICLE]: articleWith(`We use ${word} here.`)});
  expect(found).toMatchObject([{fix}]);
});

test('words of the trade and entities are known', async () => {
  const body =
    'A mainnet, multisignature, memecoin, tokenomics, hashrate, timelock, sidechain, restaking, unstaking, delisting, coinbase or offramp takes 5&nbsp;minutes.';
  expect(await findingsOf(spelling, {[ARTICLE]: articleWith(body)})).toEqual([]);
});

test.each([
  ['hide_title: true', 'remove it: "title" is the heading'],
  ['nav_order: 3', 'write the number as "sidebar_position"'],
  ['permalink: /x', '"slug" sets another one'],
])('the front matter key %s of another site', async (line, fix) => {
  const content = changed(articleWith('Text.'), 'read_time', `${line}\nread_time`);
  const context = readContext(repository({[ARTICLE]: content}));
  const [subject] = context.pages.filter(({repoPath}) => repoPath === ARTICLE);
  expect(subject?.findings).toMatchObject([{fix: expect.stringContaining(fix) as string}]);
});

test('an empty title is said to be empty', async () => {
  const content = changed(articleWith('Text.'), 'title: How to pay in', 'title:');
  const context = readContext(repository({[ARTICLE]: content}), {only: (file) => file === ARTICLE});
  const found = await runRules(pageRules, context);
  expect(found).toContainEqual(
    expect.objectContaining({
      message: '"title" is empty',
      fix: 'write text after the colon, or remove the line',
    }),
  );
});

test('a page that takes less than a minute has read_time: 1', async () => {
  const content = changed(articleWith('Text.'), 'read_time: 4', 'read_time: 1');
  expect(await findingsOf(readTime, {[ARTICLE]: content})).toEqual([]);
});

test.each([
  '## Use Trust Wallet and Google Authenticator',
  '## With Ledger Live\n\nOpen Ledger Live first.',
])('names in a heading keep their capitals: %s', async (heading) => {
  const body = `${heading}\n\nIt is a ledger, a wallet that you trust, with live prices on google.`;
  expect(await findingsOf(style, {[ARTICLE]: articleWith(body)})).toEqual([]);
});
