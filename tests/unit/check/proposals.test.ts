import {describe, expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {images, links} from '@site/scripts/check/links';
import {literals} from '@site/scripts/check/literals';
import {markup} from '@site/scripts/check/markup';
import {pageRules} from '@site/scripts/check/page-rules';
import {quantitiesIn} from '@site/scripts/check/quantities';
import {readTime} from '@site/scripts/check/read-time';
import {runRules} from '@site/scripts/check/run';
import {silent} from '@site/scripts/check/silent';
import {spelling} from '@site/scripts/check/spelling';
import {style} from '@site/scripts/check/style';
import {terms} from '@site/scripts/check/terms';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, repository, VALID_FILES} from '../support/repository';
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
    ['It is €2M.', '€2M', [2_000_000]],
    ['It is €10K.', '€10K', [10_000]],
    ['It is €2 Million.', '€2 Million', [2_000_000]],
    ['It is 2,5 Mrd. EUR.', '2,5 Mrd. EUR', [2_500_000_000]],
    ['It is 3 mln zł.', '3 mln zł', [3_000_000]],
    ['It is 25.- EUR.', '25.- EUR', [25]],
    ['It is EUR25.', 'EUR25', [25]],
    ['It is 1_000 EUR.', '1_000 EUR', [1000]],
    ['It is €5 monthly.', '€5', [5]],
    ['It is 1, 000 EUR.', '000 EUR', []],
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
    ['[it](fees.html)', 'write "../trading/fees.md"'],
    ['[it](..\\trading\\fees.md)', 'write "../trading/fees.md"'],
    ['[it](../trading/)', 'write "../trading/index.md"'],
    ['[it](www.kraken.com)', 'write "https://www.kraken.com"'],
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
  ['monday', 'write "Monday"'],
  ['german', 'write "German"'],
  ['solana', 'write "Solana"'],
  ['walletconnect', 'write "WalletConnect"'],
  ['usr', 'add it to cspell-words.txt if it is correct'],
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

test.each([
  ['[it](https://www.halyard.example/faq)', 'write "/faq", or link to the file'],
  ['[it](//halyard.example)', 'write "/", or link to the file'],
  ['![The price|300](./a.png)', 'remove "|300"'],
  ['```golang\nx\n```', 'write "go", or "text"'],
  ['```ps1\nx\n```', 'write "powershell", or "text"'],
  ['```qrs\nx\n```', 'use a name that exists, or "text"'],
])('what the build takes as it is: %s', async (body, fix) => {
  expect(await findingsOf(silent, {[ARTICLE]: articleWith(body)})).toMatchObject([{fix}]);
});

test.each([
  ['Text %%hidden%% here.', 'write {/* … */}'],
  ['One.\n\n• Two\n• Three', 'start list items with -'],
  ['a. One\nb. Two', 'number the items 1, 2, 3'],
  ['![[a.png]]', 'write ![description](./file.png)'],
  ['![One](/a.svg =300x)', 'remove the size: images fit the column'],
  [
    '::: details More\nOne.\n:::',
    'give the text a heading instead: readers and the search find it there',
  ],
  ['::: tip More\nOne.\n:::', 'write :::tip[More]'],
])('what is shown as plain text: %s', async (body, fix) => {
  expect(await findingsOf(markup, {[ARTICLE]: articleWith(body)})).toMatchObject([{fix}]);
});

test('a formula is no amount', async () => {
  const body = 'It is $E = mc^2$, or $x_1 + y_1$.';
  expect(await findingsOf(literals, {[ARTICLE]: articleWith(body)})).toEqual([]);
});

test('a term may be part of code, an entity or an address', async () => {
  const body = 'Use `tag`, &euro; and [it](./tag).\n\n```json\n{"tag": 1}\n```';
  const content = changed(articleWith(body), 'read_time', 'tags: [x]\nread_time');
  expect(await findingsOf(terms, {[ARTICLE]: content})).toEqual([]);
});

test.each(['../static/img/a.svg', '/static/img/a.svg', '@site/static/img/a.svg', '/img/A.svg'])(
  'an image in static is proposed by its address: %s',
  async (image) => {
    const files = {'static/img/a.svg': '<svg/>', [ARTICLE]: articleWith(`![The price](${image})`)};
    expect(await findingsOf(images, files)).toMatchObject([{fix: 'write "/img/a.svg"'}]);
  },
);

test('of many figures that are equal, none is proposed, and a command lists them', async () => {
  const file = 'docs/_figures/deposits.json';
  const all = JSON.parse(VALID_FILES[file]) as Record<string, object>;
  const [[, record = {}] = []] = Object.entries(all);
  const same = [1, 2, 3].map((at) => [
    `more.x${at}`,
    {...record, value: 7, unit: 'EUR', label: `More ${at}`},
  ]);
  const changes = {
    [file]: JSON.stringify({...all, ...(Object.fromEntries(same) as object)}),
    [ARTICLE]: articleWith('It costs 7,00 EUR.'),
  };
  expect(await findingsOf(literals, changes)).toMatchObject([
    {fix: expect.stringContaining('npm run figures -- "7,00 EUR" lists them') as string},
  ]);
});
