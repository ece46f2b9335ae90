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

  it('reject a synonym that finds nothing, with a suggestion', async () => {
    const synonyms = json([{words: ['top up'], means: 'depozit'}]);
    expect(await findingsOf(search, {[SYNONYMS]: synonyms})).toMatchObject([
      {
        file: SYNONYMS,
        line: 6,
        message: expect.stringContaining('"depozit"'),
        fix: expect.stringContaining('deposit'),
      },
    ]);
  });

  it('reject a synonym that the search already treats as the same word', async () => {
    const synonyms = json([
      {words: ['top up', 'topping up', 'pay in'], means: 'deposit'},
      {words: ['deposits', 'top up'], means: 'deposit'},
    ]);
    expect(await findingsOf(search, {[SYNONYMS]: synonyms})).toMatchObject([
      {file: SYNONYMS, line: 5, message: expect.stringContaining('and "top up" as the same')},
      {file: SYNONYMS, line: 12, message: expect.stringContaining('and "deposit" as the same')},
      {file: SYNONYMS, line: 13, message: expect.stringContaining('and "top up" as the same')},
    ]);
  });

  it('reject an entry without words', async () => {
    expect(await findingsOf(search, {[SYNONYMS]: json([{words: [], means: 'deposit'}])})).toEqual([
      {
        file: SYNONYMS,
        line: 3,
        column: expect.any(Number),
        message: '"0.words" contains no words',
        fix: 'add what visitors type, or remove the entry',
      },
    ]);
  });

  it('reject an unknown key at its line', async () => {
    const synonyms = json([{words: ['top up'], mean: 'deposit'}]);
    const findings = await findingsOf(search, {[SYNONYMS]: synonyms});
    expect(findings).toContainEqual(
      expect.objectContaining({file: SYNONYMS, line: 6, message: 'unknown key "mean"'}),
    );
  });

  it('reject invalid JSON', async () => {
    const [finding] = await findingsOf(search, {[SYNONYMS]: '[{'});
    expect(finding?.message).toContain('invalid JSON');
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
      {
        file: PAGES,
        line: 2,
        message: 'unknown search address "/api#operation/listOrder"',
        fix: expect.stringContaining('"/api#operation/listOrders"'),
      },
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
      {
        file: PAGES,
        line: 2,
        message: 'unknown search address "/knowledge-base/payments/pay-in#related-article"',
        fix: expect.stringContaining('pay-in#related-articles"'),
      },
    ]);
  });
});
