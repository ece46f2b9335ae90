import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';

import devFindings, {pageFile} from '@site/src/plugins/dev-findings';
import {cachedFindings} from '@site/src/plugins/dev-findings/checker';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository, UPDATE} from '../support/repository';

/** Milliseconds: by default, Vitest gives up after one second, which a busy machine may take. */
const until = (assertion: () => void) => vi.waitFor(assertion, {timeout: 60_000});

afterEach(() => vi.unstubAllEnvs());

test('a page is found by its route, with and without a slug, even if its front matter is invalid', () => {
  const legal = 'docs/legal/terms.md';
  const root = repository({
    [legal]: page(FRONT_MATTER.legal),
    'docs/resources/broken.md': 'No front matter.\n',
  });
  expect(pageFile('/knowledge-base/payments/pay-in', root)).toBe(ARTICLE);
  expect(pageFile('/terms', root)).toBe(legal);
  expect(pageFile('/knowledge-base/payments', root)).toBe('docs/knowledge-base/payments/index.md');
  expect(pageFile('/updates/paying-in', root)).toBe(UPDATE);
  expect(pageFile('/resources/broken', root)).toBe('docs/resources/broken.md');
  expect(pageFile('/2024-11/terms', root)).toBeUndefined();
  expect(pageFile('/features', root)).toBeUndefined();
});

test('the findings of a page say why the check could not run', async () => {
  const findingsOf = cachedFindings(repository(), () =>
    Promise.resolve({json: '', said: 'Some trace\nError: no such thing', code: 7}),
  );
  findingsOf(ARTICLE);
  await until(() => expect(findingsOf(ARTICLE).trouble).toBe('Error: no such thing'));
});

test.each([
  ['production', false],
  ['development', true],
])('in %s, pages ask for findings: %s', (environment, asks) => {
  vi.stubEnv('NODE_ENV', environment);
  const plugin = devFindings({siteDir: '/'} as LoadContext);
  expect(plugin.configureWebpack !== undefined).toBe(asks);
  expect(plugin.getClientModules !== undefined).toBe(asks);
});
