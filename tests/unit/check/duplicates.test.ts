import {expect, test} from 'vitest';

import {duplicates} from '@site/scripts/check/pages';
import {ARTICLE, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const COPY = 'docs/knowledge-base/payments/pay-out.md';
const FIELDS = [
  ['title', 'How to pay in'],
  ['description', 'The ways to pay in'],
  ['sidebar_position', 'sidebar_position: 1'],
] as const;

test.each(FIELDS)('an equal %s is reported at its line', async (field) => {
  const content = FIELDS.filter(([name]) => name !== field).reduce(
    (text, [, value]) => changed(text, value, `${value}0 `),
    VALID_FILES[ARTICLE] as string,
  );
  expect(await findingsOf(duplicates, {[COPY]: content})).toMatchObject([
    {
      file: COPY,
      line: lineOf(content, `${field}:`),
      message: expect.stringMatching(`^${field} ".*" is already used by ${ARTICLE}$`) as string,
    },
  ]);
});

test('equal positions in different categories pass', async () => {
  expect(await findingsOf(duplicates)).toEqual([]);
});
