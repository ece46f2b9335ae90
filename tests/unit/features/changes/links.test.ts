import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {links} from '@site/scripts/check/links';
import {archivedSite, ARTICLE, articleWith} from '../../support/repository';

test('the changes since an archived version may be linked', async () => {
  const [since, never] = ['/changes/since/2024-11', '/changes/since/2024-10'];
  const root = archivedSite({[ARTICLE]: articleWith(`[x](${since}) and [y](${never})`)});
  const findings = await links.run(readContext(root));
  expect(findings).toMatchObject([{message: `broken link: ${never}`}]);
});
