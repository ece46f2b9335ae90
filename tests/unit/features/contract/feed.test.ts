import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {allTrees} from '@site/src/content/tree';
import {contractFeed} from '@site/src/features/contract/feed';
import {changesSince} from '@site/src/features/contract/released';
import {ROOT} from '../../support/root';

test('the feed has an entry for each change between versions', async () => {
  const $ = load(await contractFeed(ROOT), {xml: true});
  const steps = await Promise.all(allTrees(ROOT).map((tree) => changesSince(tree, ROOT)));
  const changes = steps.flatMap(([since]) => since?.changes ?? []);
  const titles = $('entry > title')
    .toArray()
    .map((title) => $(title).text());
  expect(titles.length).toBeGreaterThan(0);
  expect(titles).toHaveLength(changes.length);
  for (const {text, breaking} of changes) {
    const plain = text.replaceAll('`', '');
    expect(titles).toContain(breaking ? `Breaking: ${plain}` : plain);
  }
});
