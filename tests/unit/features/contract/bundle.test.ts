import {beforeAll, describe, expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {bundleContract, withAbsoluteLinks} from '@site/src/features/contract/bundle';
import {follow, type OpenApiDocument, operationsOf} from '@site/src/features/contract/document';
import {ROOT} from '../../support/root';

let document: OpenApiDocument;
beforeAll(async () => {
  document = await bundleContract(ROOT);
});

test('the schema of error codes lists those of the catalogue', () => {
  const {ErrorCode} = document.components?.schemas ?? {};
  const codes = Object.keys(ErrorCode?.['x-error-codes'] ?? {});
  expect(codes.length).toBeGreaterThan(0);
  expect(ErrorCode?.['x-extensible-enum']).toEqual(codes);
});

test('figures and brand values are filled in', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/:(figure|brand)\[/);
  expect(document.servers?.[0]?.url).toBe(`https://${brand.apiHost}/v1`);
  expect(document.info.description).toContain('100 requests per minute');
  expect(document.info.description).toContain('60 requests per minute');
});

describe('every call', () => {
  test('describes its permission, and is public if it needs none', () => {
    for (const {operation} of operationsOf(document.paths)) {
      const permission = operation['x-permission'];
      expect(permission).toBeDefined();
      expect(operation.security?.length === 0).toBe(permission === 'none');
      const said = permission === 'none' ? 'no key' : `\`${permission ?? ''}\``;
      expect(operation.description).toContain(said);
    }
  });

  test('has samples in three languages and an example of each response', () => {
    for (const {operation} of operationsOf(document.paths)) {
      expect(operation['x-codeSamples']?.map(({label}) => label)).toEqual([
        'cURL',
        'JavaScript',
        'Python',
      ]);
      for (const response of Object.values(operation.responses)) {
        const content = follow(document, response).content?.['application/json'];
        expect(Object.keys(content?.examples ?? {}).length).toBeGreaterThan(0);
      }
    }
  });

  test('has 429 with its headers, 401 and 403 only if it is private, and limit and offset if it is a list', () => {
    for (const {operation} of operationsOf(document.paths)) {
      const limited = operation.responses['429'];
      const headers = limited ? Object.keys(follow(document, limited).headers ?? {}) : [];
      expect(headers).toEqual(expect.arrayContaining(['Retry-After', 'X-RateLimit-Limit']));
      const isPrivate = operation['x-permission'] !== 'none';
      expect('401' in operation.responses).toBe(isPrivate);
      expect('403' in operation.responses).toBe(isPrivate);
      const names = (operation.parameters ?? []).map((one) => follow(document, one).name);
      const paged = ['listMarketTrades', 'listOrders', 'listAccountTrades'];
      if (paged.includes(operation.operationId)) {
        expect(names).toEqual(expect.arrayContaining(['limit', 'offset']));
      }
    }
  });
});

test('links become absolute for readers outside our site', () => {
  const text = JSON.stringify(withAbsoluteLinks(document));
  expect(text).not.toContain('](/');
  expect(text).toContain(`](${brand.siteUrl}/knowledge-base/api-docs/webhooks)`);
});
