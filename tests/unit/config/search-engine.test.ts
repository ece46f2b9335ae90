import {describe, expect, it} from 'vitest';

import {searchEngineFrom} from '@site/src/config/search-engine';

const complete = {
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'key',
  ALGOLIA_INDEX: 'pages',
};

describe('the search engine of a build', () => {
  it.each([{}, {SEARCH: ''}, {SEARCH: 'local', ALGOLIA_APP_ID: 'APP'}])(
    'is our own unless another is chosen: %o',
    (environment) => {
      expect(searchEngineFrom(environment)).toEqual({name: 'local'});
    },
  );

  it.each([
    [{SEARCH: 'algolia'}, /needs ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX \|/],
    [{...complete, ALGOLIA_INDEX: ' '}, /needs ALGOLIA_INDEX \|/],
    [{...complete, SEARCH: 'algoia'}, /write "algolia"/],
  ])('is rejected with a one-line message: %o', (environment, line) => {
    const result = searchEngineFrom(environment);
    expect('fault' in result && result.fault).toMatch(line);
    expect('fault' in result && result.fault).not.toContain('\n');
  });
});
