import {expect, test} from 'vitest';

import {postmanCollection} from '@site/src/features/contract/postman';
import {currentContract} from '../../support/contract';

// postman.full.test.ts sends its calls.
test('other tools can read and sign it: an address is one text, and only their own calls are needed', async () => {
  const collection = await postmanCollection(await currentContract());
  const requests = collection.item.flatMap(({item}) => item.map(({request}) => request));
  expect(requests).toHaveLength(9);
  for (const {url} of requests) expect(url.raw).toMatch(/^\{\{baseUrl\}\}\/[^:]+$/);
  const scripts = collection.item.flatMap(({event = []}) =>
    event.flatMap(({script}) => script.exec),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.join('\n')).not.toContain('getPathWithQuery');
});
