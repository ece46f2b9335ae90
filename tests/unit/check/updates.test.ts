import {describe, expect, it, test} from 'vitest';

import {updates} from '@site/scripts/check/links';
import {findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const LINK = 'link: /knowledge-base/payments/pay-in';
const leadingTo = (route: string): string => changed(VALID_FILES[UPDATE], LINK, `link: ${route}`);

test('an update that links to an article passes', async () => {
  expect(await findingsOf(updates)).toEqual([]);
});

test.each(['/features', '/knowledge-base', '/knowledge-base/payments'])(
  'an update may lead to %s',
  async (route) => {
    expect(await findingsOf(updates, {[UPDATE]: leadingTo(route)})).toEqual([]);
  },
);

describe('an update with a broken link', () => {
  it('is reported at its line with a suggestion', async () => {
    const content = leadingTo('/knowledge-base/payments/pay-inn');
    expect(await findingsOf(updates, {[UPDATE]: content})).toEqual([
      {
        file: UPDATE,
        line: lineOf(content, 'link:'),
        column: 1,
        message: '"link" points to a page that does not exist: /knowledge-base/payments/pay-inn',
        fix: 'write "/knowledge-base/payments/pay-in"',
      },
    ]);
  });

  it('is reported when its page is removed', async () => {
    const found = await findingsOf(updates, {'docs/knowledge-base/payments/pay-in.md': null});
    expect(found).toMatchObject([
      {file: UPDATE, message: expect.stringContaining('a page that does not exist') as string},
    ]);
  });
});
