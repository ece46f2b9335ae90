import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';

import {FRONT_MATTER, page} from '../../support/pages';
import {nodesOf, propsIn, render} from '../../support/remark';
import {archived, archivedSite, ARTICLE, VALID_FILES} from '../../support/repository';
import {changed} from '../../support/text';

const FIGURES = 'docs/_figures/deposits.json';
const GLOSSARY = 'docs/knowledge-base/glossary.md';
const GLOSSARY_PAGE = page(FRONT_MATTER.glossary, '::glossary');
const CHEAPER = changed(VALID_FILES[FIGURES], '"value": 3.5', '"value": 2.5');

/** A repository with a glossary and an archive, as the working directory. */
const site = (changes: Readonly<Record<string, string | null>> = {}): string =>
  archivedSite(changes, {...VALID_FILES, [GLOSSARY]: GLOSSARY_PAGE});

async function marksIn(
  root: string,
  file: string,
): Promise<{text: string; props: Record<string, unknown>}[]> {
  const markdown = await render(root, file);
  return nodesOf(markdown, 'mdxJsxTextElement').map((element) => ({
    text: toString(element),
    props: propsIn(element),
  }));
}

test('an archived version links to its own glossary, with its own definition', async () => {
  const root = site({[FIGURES]: CHEAPER});
  const [today] = await marksIn(root, ARTICLE);
  const [then] = await marksIn(root, archived(ARTICLE));
  expect(today?.props.definition).toContain('costs 2.5%');
  expect(then?.props.definition).toContain('costs 3.5%');
  expect(then?.props.to).toBe('/2024-11/knowledge-base/glossary#card-payment');
});
