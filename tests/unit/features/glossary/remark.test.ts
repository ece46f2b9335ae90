import {expect, test} from 'vitest';

import {FRONT_MATTER, page} from '../../support/pages';
import {nodesOf, propsIn, render} from '../../support/remark';
import {archived, archivedSite, ARTICLE, VALID_FILES} from '../../support/repository';
import {changed} from '../../support/text';

const FIGURES = 'docs/_figures/deposits.json';
const GLOSSARY = 'docs/knowledge-base/glossary.md';
const GLOSSARY_PAGE = page(FRONT_MATTER.glossary, '::glossary');
const CHEAPER = changed(VALID_FILES[FIGURES], '"value": 3.5', '"value": 2.5');

async function markIn(root: string, file: string): Promise<Record<string, unknown>> {
  const [mark] = nodesOf(await render(root, file), 'mdxJsxTextElement');
  if (!mark) throw new Error(`no term is marked in ${file}`);
  return propsIn(mark);
}

test('an archived version links to its own glossary, with its own definition', async () => {
  const glossaries = {[GLOSSARY]: GLOSSARY_PAGE, [archived(GLOSSARY)]: GLOSSARY_PAGE};
  const root = archivedSite({[FIGURES]: CHEAPER, ...glossaries});
  expect((await markIn(root, ARTICLE)).definition).toContain('costs 2.5%');
  const then = await markIn(root, archived(ARTICLE));
  expect(then.definition).toContain('costs 3.5%');
  expect(then.to).toBe('/2024-11/knowledge-base/glossary#card-payment');
});
