import {describe, expect, test} from 'vitest';

import {inbound} from '@site/scripts/check/inbound';
import {tools} from '@site/scripts/check/tools';
import {expectFound} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, findingsOf, VALID_FILES} from '../support/repository';

describe('links from other pages', () => {
  const CATEGORY = 'docs/knowledge-base/payments/index.md';
  const LEGAL = 'docs/legal/terms.md';
  const list = page(FRONT_MATTER.category, '::articles');
  const itself = `${VALID_FILES[ARTICLE]}\n[up](#related-articles) [again](./pay-in.md)\n`;
  const twice = page(FRONT_MATTER.category, 'See [x](pay-in.md) and [y](pay-in.md).\n\n::articles');
  const index = page(FRONT_MATTER.index, '::categories');
  test.each([
    ['its own', {[CATEGORY]: list, [ARTICLE]: itself}, 'only one page links to this one'],
    ['two of one page', {[CATEGORY]: twice, 'docs/knowledge-base/index.md': index}, CATEGORY],
    ['none to a legal page', {[LEGAL]: page(FRONT_MATTER.legal)}, 'no other page links'],
  ])('are too few: %s', (_, files, message) => expectFound(inbound, files, {message}));
});

describe('a tool', () => {
  const TOOL = 'src/pages/tools/cost.mdx';
  const ROW = {'STYLE.md': '| `::cost-calculator` | the calculator |'};
  const WORDS = {'src/pages/tools/cost.words.yaml': 'page: [what does it cost]\n'};
  const files = {[TOOL]: page(FRONT_MATTER.page, '::cost-calculator'), ...ROW, ...WORDS};

  test.each([
    [inbound, files, 'no other page links to this one'],
    [
      tools,
      {...files, 'src/pages/tools/cost.words.yaml': null},
      'do not find this tool by the search',
    ],
    [tools, {...files, ...{'STYLE.md': ''}}, 'STYLE.md has no row for "::cost-calculator"'],
  ])('that cannot be found is reported by $0.name: %s', (rule, changes, message) =>
    expectFound(rule, changes, {file: TOOL, message}),
  );

  test('that can be found is not', async () => {
    expect(await findingsOf(tools, files)).toEqual([]);
  });
});
