import {toString} from 'mdast-util-to-string';
import {expect, onTestFinished, test} from 'vitest';

import {brand, details} from '@site/src/config/brand';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {figuresOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import {coinSymbols} from '@site/src/features/coins/model';
import {FRONT_MATTER, page} from '../../support/pages';
import {nodesOf, propsOf, render} from '../../support/remark';
import {
  archived,
  archivedSite as site,
  ARTICLE,
  articleWith,
  DRAWING,
  VALID_FILES,
} from '../../support/repository';
import {changed} from '../../support/text';

const FIGURES = 'docs/_figures/deposits.json';
const CATEGORY = 'docs/knowledge-base/payments/index.md';
const OTHER = 'docs/knowledge-base/payments/compare.md';

const CHEAPER = changed(VALID_FILES[FIGURES], '"value": 3.5', '"value": 2.5');

/** The text of a page, by default of the article of today with this body. */
const figureText = async (body: string, changes = {}, file = ARTICLE): Promise<string> =>
  toString(await render(site({[file]: articleWith(body), ...changes}), file));

const expectStop = async (content: string, at: string, reason: string, file = ARTICLE) => {
  const before = content.slice(0, content.lastIndexOf(at)).split('\n');
  await expect(render(site({[file]: content}), file)).rejects.toMatchObject({
    reason: expect.stringContaining(reason),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  });
};

/** A directive of each kind, and the words in which a page shows the card fee through it. */
const EVERY = articleWith(
  `Costs :figure[deposits.card.fee]: :calc[€1,000 × deposits.card.fee]{name=cost}, :calc[cost / 5] each.

::figure-table[deposit-methods]

::drawing[paths]

::cost-calculator`,
);

test.each([
  [ARTICLE, 'Costs 2.5%: €25, €5 each.', 2.5, ''],
  [archived(ARTICLE), 'Costs 3.5%: €35, €7 each.', 3.5, '/2024-11'],
])('%s has the figures and drawings of its version', async (file, words, fee, base) => {
  const root = site({
    [FIGURES]: CHEAPER,
    [DRAWING]: changed(VALID_FILES[DRAWING], 'A card pays', 'A card now pays'),
    [ARTICLE]: EVERY,
    [archived(ARTICLE)]: EVERY,
  });
  const markdown = await render(root, file);
  expect(toString(markdown)).toContain(words);
  expect(propsOf(markdown, 'FigureTable').table).toMatchObject({
    rows: [{heading: 'Card', cells: [`${fee}%`, 'instant']}, {}],
  });
  const drawing = propsOf(markdown, 'Drawing');
  expect(drawing).toMatchObject({
    title: `A card ${base ? '' : 'now '}pays instant`,
    description: 'Two ways lead to your balance. SEPA takes 2 business days at most.',
  });
  const parts = JSON.stringify(drawing.root);
  // An id is unique on a page with several drawings.
  for (const part of ['"SEPA: free"', '"drawing-paths-tip"', '"url(#drawing-paths-tip)"']) {
    expect(parts).toContain(part);
  }
  const {figures, pages} = propsOf(markdown, 'CostCalculator') as unknown as ToolData;
  expect(figures['deposits.card.fee']?.value).toBe(fee);
  const route = '/knowledge-base/payments/pay-in';
  expect(pages[route]?.route).toBe(`${base}${route}`);
});

test('a result that was typed with its calculation, as in earlier archives, stays as it was', async () => {
  const typed = ':literal[€36]{reason="worked example" compute="1000 * deposits.card.fee"}';
  expect(await figureText(`It costs ${typed}.`, {}, archived(ARTICLE))).toContain('It costs €36.');
});

// The check uses the same definitions: tests/unit/check/directives.test.ts tests every message.
test.each([
  ['First.\n\nThis is :figure[deposits.card.fees] today.', ':figure', 'write "deposits.card.fee"'],
  ['::webhook-verifier\n\n::webhook-verifier', '::webhook', 'is used twice'],
])('the build stops at the line and column of a fault: %j', (body, at, reason) =>
  expectStop(articleWith(body), at, reason),
);

test('without a brand value, a row of a table is left out', async () => {
  const filled = {...details};
  onTestFinished(() => void Object.assign(details, filled));
  Object.assign(details, {krs: '0000123456', nip: ''});
  const rows = '| Item | Details |\n|---|---|\n| KRS | :brand[krs] |\n| NIP | :brand[nip] |';
  const text = await figureText(rows);
  expect(text).toContain('KRS0000123456');
  expect(text).not.toContain('NIP');
});

test('values that can be followed are links within the sentence', async () => {
  const line = 'Costs :figure[deposits.card.fee]: :brand[supportEmail]:brand[supportPhone].';
  const tree = await render(site({[ARTICLE]: articleWith(line)}), ARTICLE);
  expect(nodesOf(tree, 'paragraph')[0]?.children).toMatchObject([
    {type: 'text', value: 'Costs 3.5%: '},
    {type: 'link', url: `mailto:${brand.supportEmail}`},
    {type: 'link', url: expect.stringMatching(/^tel:\+?\d+$/)},
    {type: 'text', value: '.'},
  ]);
});

test('::articles lists only archived articles in the archive, with the read time of the card', async () => {
  const slow = changed(VALID_FILES[ARTICLE], 'read_time: 1', 'read_time: 1\ncard_read_time: 7');
  const root = site({[OTHER]: articleWith('Only today.'), [archived(ARTICLE)]: slow});
  expect(propsOf(await render(root, archived(CATEGORY)), 'ArticleList').articles).toMatchObject([
    {route: '/2024-11/knowledge-base/payments/pay-in', title: 'How to pay in', readTime: 7},
  ]);
});

test('::articles stops the build at its line if the category has no articles', () => {
  const list = page(FRONT_MATTER.category, '::articles');
  const file = 'docs/knowledge-base/trading/index.md';
  return expectStop(list, '::articles', 'the category has no articles', file);
});

test('each coin that the figures list has a chip', () => {
  const listed = figuresOf(currentTree(process.cwd())).figures.get('service.coins.listed')?.items;
  expect(listed?.length).toBeGreaterThan(5);
  expect(coinSymbols).toEqual(expect.arrayContaining(listed ?? []));
});
