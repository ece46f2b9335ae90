import {expect, test} from 'vitest';

import {search} from '@site/scripts/check/search';
import {allows, reports} from '../support/findings';
import {findingsOf} from '../support/repository';

const SYNONYMS = 'docs/_search/synonyms.json';
const PAGE = '/knowledge-base/payments/pay-in';
const json = (data: unknown): string => JSON.stringify(data, null, 2);
/** Keywords of an address, in a repository whose contract has a call and an error. */
const keywords = {
  file: 'docs/_search/pages.json',
  write: (address: string) => json({[address]: ['top up']}),
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
])('synonyms are reported at their line: %j', async (text, line, message) => {
  expect(await findingsOf(search, {[SYNONYMS]: text})).toContainEqual(
    expect.objectContaining({line, message: expect.stringContaining(message) as string}),
  );
});

allows(
  search,
  ['/api#operation/listOrders', '/api#error/NOT_FOUND', `${PAGE}#related-articles`],
  keywords,
);
reports(
  search,
  [
    ['/lost', 'no such page: /lost', '', '"/lost'],
    [PAGE, `${PAGE} has its own front matter`, '', `"${PAGE}`],
    [`${PAGE}#related-article`, '', 'pay-in#related-articles"', `"${PAGE}`],
    ['/api#error/NOT_FOUNT', '', 'NOT_FOUND', '"/api'],
    ['/api#tag/Orders', '', '', '"/api'],
    ['/api#operation/listOrder', '', '"/api#operation/listOrders"', '"/api'],
  ],
  keywords,
);
