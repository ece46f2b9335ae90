import fs from 'node:fs';
import path from 'node:path';

import {openSearch, type Search} from '@portal/search';
import {expect, test} from 'vitest';

import {readLines, report, unasked} from '@site/scripts/search/report';
import {writtenIndex} from '@site/src/features/search/sources/written';
import {FRONT_MATTER, page} from '../../support/pages';
import {ARTICLE, articleWith, repository, SITE_PAGE} from '../../support/repository';

const WORDS = ARTICLE.replace('.md', '.words.yaml');
const root = repository({
  [ARTICLE]: articleWith(
    '## Fees {/* #costs */}\n\nA card costs :figure[deposits.card.fee].\n\n::figure-table[deposit-methods]\n\n## Times\n\nAt once.',
  ),
  [SITE_PAGE]: page(
    FRONT_MATTER.page,
    '<Section title="Three steps" id="steps">\n\nSign up.\n\n</Section>',
  ),
  [WORDS]: 'costs: [zloty]\n',
});

test('a page is found as it is written: with its figures, tables, components and words', async () => {
  const {index, documents} = await writtenIndex(root);
  const sections = documents.flatMap(({url, sections}) => sections.map((one) => ({url, ...one})));
  expect(sections).toContainEqual({
    url: '/knowledge-base/payments/pay-in',
    heading: 'Fees',
    anchor: 'costs',
    text: 'A card costs 3.5%.',
    rows: 'Card, Fee: 3.5%, Time: instant. SEPA, Fee: free, Time: 1–2 business days.',
    keywords: ['zloty'],
  });
  expect(sections).toContainEqual(
    expect.objectContaining({heading: 'Three steps', anchor: 'steps', text: 'Sign up.'}),
  );
  const search = openSearch(index, async (id) => [...(documents[id]?.sections ?? [])]);
  const lines = readLines(path.join(root, WORDS), root);
  expect(lines).toEqual([{question: 'zloty', expected: ['/knowledge-base/payments/pay-in#costs']}]);
  expect(await report(lines, search)).toEqual([
    'Answered: 1 question',
    '  zloty  → /knowledge-base/payments/pay-in#costs',
  ]);
  expect(unasked(lines, documents)).toEqual([
    'Without words: 1 section',
    '  /knowledge-base/payments/pay-in#times',
  ]);
});

test('a list of questions is told which are denied, and which lead elsewhere than behind the tab', async () => {
  const file = path.join(root, 'questions.txt');
  fs.writeFileSync(file, 'lost\n\nfees\t/a /b#costs\nfees\t/a#times\nweather\t/a\nhm\n');
  const search = (async ({text}: {text: string}) => ({
    answered: {weather: 'no', lost: 'perhaps'}[text] ?? 'yes',
    cards: [],
    results: text === 'hm' ? [] : [{url: text === 'fees' ? '/b#costs' : '/a#lost'}],
  })) as unknown as Search;
  expect(await report(readLines(file, root), search)).toEqual([
    ...['Nothing is found: 1 question', '  hm  → nothing'],
    ...['Said to have no exact answer: 1 question', '  weather  → /a#lost'],
    ...['Perhaps this: 1 question', '  lost  → /a#lost'],
    ...['Leads elsewhere: 1 question', '  fees  → /b#costs'],
    ...['Answered: 1 question', '  fees  → /b#costs'],
  ]);
});
