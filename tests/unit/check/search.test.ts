import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {nearest} from '@site/scripts/check/nearest';
import {search} from '@site/scripts/check/search';
import {allows, reports} from '../support/findings';
import {ARTICLE, articleWith, commitAll, findingsOf, repository} from '../support/repository';
import {changed} from '../support/text';

const SYNONYMS = 'docs/_search/synonyms.json';
const json = (data: unknown): string => JSON.stringify(data, null, 2);
/** The words of an article, whose only sections are these. */
const words = {
  file: 'docs/knowledge-base/payments/pay-in.words.yaml',
  files: {[ARTICLE]: articleWith('## Pay by card\n\nA card is charged twice at most.')},
  write: (text: string) => text,
};
/** Those of the API reference, whose contract has a call and an error. */
const ofApi = {
  file: 'openapi/openapi.words.yaml',
  write: (section: string) => `${section}: [top up]\n`,
  files: {
    'openapi/paths/orders.yaml':
      'tags:\n  - name: Orders\npaths:\n  /orders:\n    get:\n      operationId: listOrders\n',
    'openapi/schemas/ErrorCode.yaml': 'x-error-codes:\n  NOT_FOUND:\n    status: 404\n',
  },
};

const synonyms = {file: SYNONYMS, write: (text: string) => text};
allows(search, [json([{words: ['top up'], means: 'deposit'}])], synonyms);
test.each([
  [json([{words: [], means: 'deposit'}]), 3, 'contains no words'],
  [json([{words: ['top up'], mean: 'deposit'}]), 6, 'unknown key "mean"'],
  [json([{words: ['necesito'], means: 'need'}]), 6, 'consists of stop words'],
  ['[{', 1, 'invalid JSON'],
  [json([{words: ['top up'], means: 'charged tvice'}]), 6, 'no text says "charged tvice"'],
  [json([{words: ['top up', 'Top up'], means: 'card'}]), 5, '"Top up" already means'],
  [json([{words: ['card'], means: 'card'}]), 4, '"card" already means "card"'],
])('synonyms are reported at their line: %j', async (text, line, message) => {
  expect(await findingsOf(search, {[SYNONYMS]: text})).toContainEqual(
    expect.objectContaining({line, message: expect.stringContaining(message) as string}),
  );
});

allows(search, ['pay-by-card:\n  - top up with a visa\n  - seite aufladen\n'], words);
reports(
  search,
  [
    ['page: [top up]', 'has its own front matter', '"keywords" there', 'page'],
    ['pay-by-cart: [top up]', 'no section "pay-by-cart"', '"pay-by-card"', 'pay'],
    ['pay-by-card: []', 'contains no words', '', 'pay'],
    ['pay-by-card:\n  - Pay by card!', 'is the heading itself', '', 'Pay by'],
    ['pay-by-card:\n  - top up\n  - Top up?', 'also leads to', '', 'Top up?'],
  ],
  words,
);
reports(
  search,
  [
    ['[How to pay in]', 'is the heading itself', '', 'keywords'],
    ['[pay, Pay]', '"Pay" also leads to', 'keep it where it is answered', 'keywords'],
  ],
  {
    write: (list) =>
      changed(
        articleWith('## How\n\nPay.'),
        '[deposit, top up, add money, fund account, cash in]',
        list,
      ),
  },
);
reports(search, [['pay-by-card: [top up]', 'no page of this name', '', '']], {
  ...words,
  file: 'docs/knowledge-base/payments/lost.words.yaml',
});

allows(search, ['page', 'operation/listOrders', 'error/NOT_FOUND'], ofApi);
reports(
  search,
  [
    ['error/NOT_FOUNT', '', 'error/NOT_FOUND'],
    ['tag/Orders', 'no section "tag/Orders"'],
    ['operation/listOrder', '', '"operation/listOrders"'],
  ],
  ofApi,
);

test('a new article hears where its questions are answered already, and an old one does not', async () => {
  const root = repository({
    [ARTICLE]: articleWith('## My card was charged twice\n\nIt comes back.\n\n## Limits and times'),
  });
  commitAll(root);
  const file = path.join(root, path.dirname(ARTICLE), 'other.md');
  const body =
    '## Step by step\n\n## Limits and times\n\n## Card charged twice\n\n## When the moon is full';
  fs.writeFileSync(file, articleWith(body).replace('How to pay in', 'Birds of the coast'));
  expect(await nearest.run(readContext(root))).toMatchObject([
    {
      severity: 'hint',
      message: expect.stringMatching(
        /^"Card charged twice" may be answered already: "My card was charged twice" \/know.*#my-card-was-charged-twice/,
      ) as string,
    },
  ]);
});
