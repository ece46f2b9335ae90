import {expect, test} from 'vitest';

import {related} from '@site/scripts/check/related';
import {ARTICLE, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const VALID = VALID_FILES[ARTICLE];

test('a section after the related articles is reported', async () => {
  const content = `${VALID}\n## Afterthought\n\nOne more.\n`;
  expect(await findingsOf(related, {[ARTICLE]: content})).toMatchObject([
    {
      line: lineOf(content, '## Afterthought'),
      message: 'the last section is not "Related articles"',
    },
  ]);
});

test('four related articles are reported', async () => {
  const content = `${VALID}- [Contact](/contact): people who answer at any hour of the day.\n`;
  expect(await findingsOf(related, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, '## Related'), message: 'expected 3 related articles, found 4'},
  ]);
});

test.each([
  '- [Questions](/contact)',
  '- Short answers stand in the questions',
  '- [Q](/contact) or [U](/updates), as you like it',
])('the line "%s" is not a related article', async (line) => {
  const content = changed(
    VALID,
    '- [Questions](/contact): short answers, each with the page that says it all.',
    line,
  );
  expect(await findingsOf(related, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, line), message: 'a related article needs a link and a reason'},
  ]);
});
