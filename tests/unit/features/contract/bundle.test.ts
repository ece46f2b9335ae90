import {follow, type OpenApiDocument, operationsOf} from '@portal/contract';
import {beforeAll, expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {withAbsoluteLinks} from '@site/src/features/contract/bundle';
import {currentContract} from '../../support/contract';

let document: OpenApiDocument;
beforeAll(async () => {
  document = await currentContract();
});

test('figures and brand values are filled in', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/:(figure|brand)\[/);
  expect(document.servers?.[0]?.url).toBe(`https://${brand.apiHost}/v1`);
  expect(document.info.description).toContain('100 requests per minute');
  expect(document.info.description).toContain('60 requests per minute');
});

test('every call has samples, an example of each response, and what its permission implies', () => {
  for (const {operation} of operationsOf(document.paths)) {
    const {'x-permission': permission = '', responses, security, parameters = []} = operation;
    const isPublic = permission === 'none';
    expect(security?.length === 0).toBe(isPublic);
    expect(operation.description).toContain(isPublic ? 'no key' : `\`${permission}\``);
    for (const status of ['401', '403']) expect(status in responses).toBe(!isPublic);
    const samples = operation['x-codeSamples']?.map(({label}) => label);
    expect(samples).toEqual(['cURL', 'JavaScript', 'Python']);
    for (const response of Object.values(responses)) {
      const content = follow(document, response).content?.['application/json'];
      expect(Object.keys(content?.examples ?? {}).length).toBeGreaterThan(0);
    }
    const limited = responses['429'] ? follow(document, responses['429']) : undefined;
    expect(Object.keys(limited?.headers ?? {})).toEqual(
      expect.arrayContaining(['Retry-After', 'X-RateLimit-Limit']),
    );
    const names = parameters.map((one) => follow(document, one).name);
    if (/^list(MarketTrades|(Open)?Orders|AccountTrades)$/.test(operation.operationId)) {
      expect(names).toEqual(expect.arrayContaining(['limit', 'offset']));
    }
  }
});

test('links become absolute for readers outside our site', () => {
  const text = JSON.stringify(withAbsoluteLinks(document));
  expect(text).not.toContain('](/');
  expect(text).toContain(`](${brand.siteUrl}/knowledge-base/api-docs/webhooks)`);
});
