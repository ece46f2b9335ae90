import fs from 'node:fs';
import path from 'node:path';

import {afterEach, expect, it, vi} from 'vitest';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import {nodesOf, propsOf, render} from '../../support/remark';
import {ARTICLE, articleWith, repository} from '../../support/repository';

/** The route of the article, and the page that its figures name. */
const ROUTE = '/knowledge-base/payments/pay-in';

afterEach(() => {
  vi.restoreAllMocks();
});

function site(body: string): string {
  const root = repository({[ARTICLE]: articleWith(body)});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return root;
}

it('a tool replaces its directive, and the page imports it', async () => {
  const markdown = await render(site('Before.\n\n::signature-workbench\n\nAfter.'), ARTICLE);
  expect(propsOf(markdown, 'SignatureWorkbench')).toEqual({figures: {}, pages: {}});
  expect(nodesOf(markdown, 'mdxjsEsm').map(({value}) => value)).toEqual([
    "import SignatureWorkbench from '@site/src/features/signing/workbench';",
  ]);
});

it('a page without a tool imports none', async () => {
  expect(nodesOf(await render(site('Nothing here.'), ARTICLE), 'mdxjsEsm')).toEqual([]);
});

it('a tool that is used twice on a page is reported', async () => {
  const root = site('::webhook-verifier\n\n::webhook-verifier');
  await expect(render(root, ARTICLE)).rejects.toThrow(
    '"webhook-verifier" is used twice on this page',
  );
});

it('a tool gets the figures of the version of its page', async () => {
  const page = articleWith('::cost-calculator');
  const archived = (name: string): string =>
    name.replace('docs/', 'versioned_docs/version-2024-11/');
  const root = repository({
    [ARTICLE]: page,
    [archived(ARTICLE)]: page,
    'versions.json': '["2024-11"]',
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const figures = path.join(root, 'docs/_figures');
  fs.cpSync(figures, archived(figures), {recursive: true});
  const file = path.join(figures, 'deposits.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"value": 3.5', '"value": 4'));

  const card = async (name: string) => {
    const {figures, pages} = propsOf(
      await render(root, name),
      'CostCalculator',
    ) as unknown as ToolData;
    return {fee: figures['deposits.card.fee']?.value, from: pages[ROUTE]?.route};
  };
  expect(await card(ARTICLE)).toEqual({fee: 4, from: ROUTE});
  expect(await card(archived(ARTICLE))).toEqual({fee: 3.5, from: `/2024-11${ROUTE}`});
});
