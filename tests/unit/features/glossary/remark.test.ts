import {toString} from 'mdast-util-to-string';
import {describe, expect, it, test} from 'vitest';

import {FRONT_MATTER, page} from '../../support/pages';
import {nodesOf, propsIn, propsOf, render} from '../../support/remark';
import {archived, archivedSite, ARTICLE, TERM, VALID_FILES} from '../../support/repository';
import {changed} from '../../support/text';

const TERMS = 'docs/_glossary/terms.json';
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

describe('::glossary', () => {
  const terms = JSON.stringify({
    'card-payment': {...TERM, article: 'knowledge-base/payments/pay-in.md', see: ['kyc']},
    kyc: {...TERM, name: 'KYC', stands_for: 'know your customer', aliases: ['ID check']},
  });
  const entriesOf = async (root: string, file: string): Promise<unknown> =>
    propsOf(await render(root, file), 'Glossary').entries;

  it('becomes the list of all terms, with titles and routes', async () => {
    const article = {route: '/knowledge-base/payments/pay-in', title: 'How to pay in'};
    expect(await entriesOf(site({[TERMS]: terms}), GLOSSARY)).toMatchObject([
      {name: 'Card payment', definition: expect.stringContaining('3.5%'), article, see: ['kyc']},
      {name: 'KYC', standsFor: 'know your customer', aliases: ['ID check']},
    ]);
  });

  it('links to archived articles on an archived page', async () => {
    expect(await entriesOf(site({[archived(TERMS)]: terms}), archived(GLOSSARY))).toMatchObject([
      {article: {route: '/2024-11/knowledge-base/payments/pay-in'}},
      {},
    ]);
  });

  it('stops the build at its line if there is no glossary', async () => {
    const root = site({[TERMS]: null});
    await expect(render(root, GLOSSARY)).rejects.toThrow(
      expect.objectContaining({
        reason: 'there is no glossary  → restore _glossary/terms.json',
        line: 8,
      }),
    );
  });
});
