import {describe, expect, it} from 'vitest';

import {search} from '@site/scripts/check/search';
import {findingsOf} from '../support/repository';

const SYNONYMS = 'docs/_search/synonyms.json';
const PAGES = 'docs/_search/pages.json';

const json = (data: unknown): string => JSON.stringify(data, null, 2);

describe('the search files', () => {
  it('may have a synonym for a word in an article', async () => {
    const synonyms = json([{words: ['top up'], means: 'deposit'}]);
    expect(await findingsOf(search, {[SYNONYMS]: synonyms})).toEqual([]);
  });

  it.each([
    ['an entry without words', json([{words: [], means: 'deposit'}]), 3, 'contains no words'],
    ['an unknown key', json([{words: ['top up'], mean: 'deposit'}]), 6, 'unknown key "mean"'],
    ['invalid JSON', '[{', 1, 'invalid JSON'],
  ])('reject %s at its line', async (_, synonyms, line, message) => {
    expect(await findingsOf(search, {[SYNONYMS]: synonyms})).toContainEqual(
      expect.objectContaining({line, message: expect.stringContaining(message) as string}),
    );
  });

  it('reject keywords of a page that does not exist', async () => {
    expect(await findingsOf(search, {[PAGES]: json({'/lost': ['nowhere']})})).toMatchObject([
      {file: PAGES, line: 2, message: 'no such page: /lost'},
    ]);
  });

  it('reject keywords of an API entry that does not exist, with a suggestion', async () => {
    const contract =
      'tags:\n  - name: Orders\npaths:\n  /orders:\n    get:\n      operationId: listOrders\n';
    const findings = (address: string): ReturnType<typeof findingsOf> =>
      findingsOf(search, {
        [PAGES]: json({[address]: ['my orders']}),
        'openapi/paths/orders.yaml': contract,
        'openapi/schemas/ErrorCode.yaml': 'x-error-codes:\n  NOT_FOUND:\n    status: 404\n',
      });
    expect(await findings('/api#operation/listOrders')).toEqual([]);
    expect(await findings('/api#error/NOT_FOUND')).toEqual([]);
    expect(await findings('/api#error/NOT_FOUNT')).toHaveLength(1);
    expect(await findings('/api#tag/Orders')).toHaveLength(1);
    expect(await findings('/api#operation/listOrder')).toMatchObject([
      {line: 2, fix: expect.stringContaining('"/api#operation/listOrders"')},
    ]);
  });

  it('reject keywords of a Markdown page, which belong in its front matter', async () => {
    const keywords = json({'/knowledge-base/payments/pay-in': ['top up']});
    expect(await findingsOf(search, {[PAGES]: keywords})).toMatchObject([
      {message: '/knowledge-base/payments/pay-in has its own front matter'},
    ]);
  });

  it('accept a section of a Markdown page, and suggest one for an unknown section', async () => {
    const findings = (anchor: string): ReturnType<typeof findingsOf> =>
      findingsOf(search, {
        [PAGES]: json({[`/knowledge-base/payments/pay-in#${anchor}`]: ['top up']}),
      });
    expect(await findings('related-articles')).toEqual([]);
    expect(await findings('related-article')).toMatchObject([
      {line: 2, fix: expect.stringContaining('pay-in#related-articles"')},
    ]);
  });
});
