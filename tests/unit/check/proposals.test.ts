import {describe, expect, test} from 'vitest';

import {images, links} from '@site/scripts/check/links';
import {literals} from '@site/scripts/check/literals';
import {markup} from '@site/scripts/check/markup';
import {quantitiesIn} from '@site/scripts/check/quantities';
import {silent} from '@site/scripts/check/silent';
import {spelling} from '@site/scripts/check/spelling';
import {style} from '@site/scripts/check/style';
import {terms} from '@site/scripts/check/terms';
import {allows, type Bad, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
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
    ['It is €10K.', '€10K', [10_000]],
    ['It is 2,5 Mrd. EUR.', '2,5 Mrd. EUR', [2_500_000_000]],
    ['It is 3 mln zł.', '3 mln zł', [3_000_000]],
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
    FRONT_MATTER.article
      .replace('How to pay in', title)
      .replace('sidebar_position: 1', `sidebar_position: ${at}`),
  );
const ELSE = 'link to a page that exists, or remove the link';

// A link is proposed only if its page is plain.
reports(
  links,
  [
    ['[order types](order-types.md)', '', 'write "../trading/order-types.md"'],
    ['[it](../../trading/order-types.md)', '', 'write "../trading/order-types.md"'],
    ['[it](../trading/order-tipes.md)', '', 'write "../trading/order-types.md"'],
    ['[it](/trading/order-types)', '', 'write "/knowledge-base/trading/order-types"'],
    ['[what a trade costs](./gone.md)', '', 'write "../trading/fees.md"'],
    ['[it](../trading/fee-limits.md)', '', ELSE],
    ['[paying in](./paying.md)', '', ELSE],
    ['[overview](./gone.md)', '', ELSE],
    ['[it](fees.html)', '', 'write "../trading/fees.md"'],
    ['[it](/analytics/fees)', '', ELSE],
    ['[it](../x/fees/README.md)', '', ELSE],
    ['[it](..\\trading\\fees.md)', '', 'write "../trading/fees.md"'],
    ['[it](../trading/)', '', 'write "../trading/index.md"'],
    ['[it](www.kraken.com)', '', 'write "https://www.kraken.com"'],
    ['[it](/fees)', '', 'write "/knowledge-base/trading/fees"'],
  ],
  {
    write: (link) => articleWith(`See ${link}.`),
    files: {
      'docs/knowledge-base/trading/index.md': page(FRONT_MATTER.category, '::articles'),
      'docs/knowledge-base/trading/order-types.md': other('Order types', 2),
      'docs/knowledge-base/trading/fees.md': other('What a trade costs', 3),
      'docs/knowledge-base/trading/platform.md': other('Overview', 4),
    },
  },
);

test('names are proposed in their own letters, and other words are not guessed', async () => {
  const names = ['OpenSea', 'YouTube', 'MariaDB', 'MetaMask', 'Monday', 'German'];
  const content = articleWith(`We use ${names.join(', ').toLowerCase()}, usr and qrxyz here.`);
  const found = await findingsOf(spelling, {[ARTICLE]: content});
  const other = 'correct them, put names in `code`, or add them to cspell-words.txt';
  const fixes = [...names.map((name) => `write "${name}"`), other];
  expect(found.map(({fix}) => fix)).toEqual(
    fixes.map((fix) => expect.stringContaining(fix) as string),
  );
});
const ADD = 'add it to cspell-words.txt if it is correct';
reports(spelling, [
  // What only resembles a word is not taken for it.
  ...['stakable', 'unlinkability', 'firewalld', 'bitstate', 'autoscaling', 'reindex', 'dotnet'].map(
    (word): Bad => [`It is ${word} here.`, '', ADD, word],
  ),
  // Slips that many make.
  ['It is receving here.', '', 'write "receiving"', 'receving'],
  ['It is canidate here.', '', 'write "candidate"', 'canidate'],
  ['It is payed here.', '', 'write "paid"', 'payed'],
  ['It is oid_busi here.', '"oid_busi"', `put it in \`code\`, or ${ADD}`, 'oid_busi'],
  ['It is edwards25519 here.', '"edwards25519"', `put it in \`code\`, or ${ADD}`, 'edwards25519'],
]);

// Words of the trade and entities are known.
allows(spelling, [
  'A mainnet, multisignature, memecoin, tokenomics, hashrate, timelock, sidechain, restaking, unstaking, delisting, coinbase or offramp takes 5&nbsp;minutes.',
]);

// Names in a heading keep their capitals.
const SMALL = 'It is a ledger, a wallet that you trust, with live prices on google.';
allows(style, [
  `## Use Trust Wallet and Google Authenticator\n\n${SMALL}`,
  `## With Ledger Live\n\nOpen Ledger Live first.\n\n${SMALL}`,
]);

// What the build takes as it is.
reports(silent, [
  ['[it](https://www.halyard.example/faq)', '', 'write "/faq", or link to the file'],
  ['[it](//halyard.example)', '', 'write "/", or link to the file'],
  ['![The price|300](./a.png)', '', 'remove "|300"'],
  ['```golang\nx\n```', '', 'write "go", or "text"'],
  ['```ps1\nx\n```', '', 'write "powershell", or "text"'],
  ['```qrs\nx\n```', '', 'use a name that exists, or "text"'],
]);

// What is shown as plain text.
reports(markup, [
  ['Text %%hidden%% here.', '', 'write {/* … */}', '%%hidden'],
  ['One.\n\n• Two\n• Three', '', 'start list items with -', '• Two'],
  ['a. One\nb. Two', '', 'number the items 1, 2, 3'],
  ['![[a.png]]', '', 'write ![description](./file.png)'],
  ['![One](/a.svg =300x)', '', 'remove the size: images fit the column', '[One]'],
  ['::: details More\nOne.\n:::', '', 'give the text a heading instead'],
  ['::: tip More\nOne.\n:::', '', 'write :::tip[More]'],
]);

// A formula is no amount.
allows(literals, ['It is $E = mc^2$, or $x_1 + y_1$.']);

// A term may be part of code, an entity or an address.
allows(terms, ['Use `tag`, &euro; and [it](./tag).\n\n```json\n{"tag": 1}\n```'], {
  write: (body) => changed(articleWith(body), 'read_time', 'tags: [x]\nread_time'),
});

// An image in static is proposed by its address.
reports(
  images,
  ['../static/img/a.svg', '/static/img/a.svg', '@site/static/img/a.svg', '/img/A.svg'].map(
    (image): Bad => [`![The price](${image})`, '', 'write "/img/a.svg"'],
  ),
  {files: {'static/img/a.svg': '<svg/>'}},
);

// Of many figures that are equal, none is proposed, and a command lists them.
const FIGURES = 'docs/_figures/deposits.json';
const all = JSON.parse(VALID_FILES[FIGURES]) as Record<string, object>;
const same = {...all['card.fee'], value: 7, unit: 'EUR'};
reports(literals, [['7,00 EUR', '', 'npm run figures -- "7,00 EUR" lists them']], {
  files: {[FIGURES]: JSON.stringify({...all, 'x.1': same, 'x.2': same, 'x.3': same})},
});
