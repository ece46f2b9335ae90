import {expect, test} from 'vitest';

import {withOwnHosts} from '@site/src/config/hosts';

test.each([
  ['Host: api.halyard.example', 'Host: api.haven.eu'],
  ["API_URL='https://api.halyard.example/v1'", "API_URL='https://api.haven.eu/v1'"],
  [
    'curl -fO https://www.halyard.example/sandbox.mjs',
    'curl -fO https://haven.eu/help/sandbox.mjs',
  ],
])('code names the hosts of the company: %s', (code, filled) => {
  const company = {apiHost: 'api.haven.eu', siteUrl: 'https://haven.eu/help'};
  expect(withOwnHosts(code, company)).toBe(filled);
});
