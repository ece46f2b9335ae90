import {afterEach, expect, test, vi} from 'vitest';

import {contentSecurityPolicy} from '@site/deploy/content-security-policy';

const inline = {scripts: [], styles: []};
const connect = (): string => /connect-src [^;]+/.exec(contentSecurityPolicy(inline))?.[0] ?? '';

afterEach(() => vi.unstubAllEnvs());

test('pages may connect to Algolia only if it is fully set up as the search engine', () => {
  expect(connect()).not.toContain('algolia');
  vi.stubEnv('SEARCH', 'algolia');
  vi.stubEnv('ALGOLIA_APP_ID', 'HALYARD');
  vi.stubEnv('ALGOLIA_API_KEY', 'key');
  expect(connect()).not.toContain('algolia');
  vi.stubEnv('ALGOLIA_INDEX', 'pages');
  expect(connect()).toContain('https://halyard-dsn.algolia.net');
  expect(connect()).toContain('https://halyard-3.algolianet.com');
});
