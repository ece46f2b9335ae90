import {expect, it, vi, afterEach} from 'vitest';

import {nodesOf, propsOf, render} from '../support/remark';
import {ARTICLE, articleWith, repository} from '../support/repository';

afterEach(() => {
  vi.restoreAllMocks();
});

function site(body: string): string {
  const root = repository({[ARTICLE]: articleWith(body)});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return root;
}

it('a tool stands where its line is, and the page imports it', () => {
  const markdown = render(site('Before.\n\n::signature-workbench\n\nAfter.'), ARTICLE);
  expect(propsOf(markdown, 'SignatureWorkbench')).toEqual({});
  expect(nodesOf(markdown, 'mdxjsEsm').map(({value}) => value)).toEqual([
    "import SignatureWorkbench from '@site/src/components/SignatureWorkbench';",
  ]);
});

it('a page without a tool imports none', () => {
  expect(nodesOf(render(site('Nothing here.'), ARTICLE), 'mdxjsEsm')).toEqual([]);
});

it('a second one on the page is told, as its ids would be there twice', () => {
  const root = site('::webhook-verifier\n\n::webhook-verifier');
  expect(() => render(root, ARTICLE)).toThrow('"webhook-verifier" stands on the page already');
});
