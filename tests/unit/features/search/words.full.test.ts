import path from 'node:path';

import {openSearch} from '@portal/search';
import {expect, test} from 'vitest';

import {readLines, report} from '@site/scripts/search/report';
import {writtenIndex} from '@site/src/features/search/sources/written';
import {ROOT} from '../../support/root';

/** Words of a question; shorter phrases also lead there together with others. */
const QUESTION = 4;

test('a question beside a page leads to its own section first', async () => {
  const {index, documents} = await writtenIndex(ROOT);
  const search = openSearch(index, async (id) => [...(documents[id]?.sections ?? [])]);
  const lines = ['docs', 'blog', 'openapi', 'src']
    .flatMap((folder) => readLines(path.join(ROOT, folder), ROOT))
    .filter(({question}) => question.split(' ').length >= QUESTION);
  expect(lines.length).toBeGreaterThan(1000);
  const said = (await report(lines, search)).join('\n');
  expect(/Leads elsewhere.*(?:\n {2}.*)+/.exec(said)).toBeNull();
});
