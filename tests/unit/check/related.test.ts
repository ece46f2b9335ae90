import {expect, test} from 'vitest';

import {related} from '@site/scripts/check/related';

import {ARTICLE, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const VALID = VALID_FILES[ARTICLE];

test('an article that leads on to three others is right', async () => {
  expect(await findingsOf(related)).toEqual([]);
});

test('an article in which another section follows is told', async () => {
  const content = `${VALID}\n## Afterthought\n\nOne more.\n`;
  expect(await findingsOf(related, {[ARTICLE]: content})).toMatchObject([
    {
      line: lineOf(content, '## Afterthought'),
      message: 'the last section is not "Related articles"',
    },
  ]);
});

test('two related articles are too few, four too many', async () => {
  const line = '- [Questions](/contact): short answers, each with the page that says it all.';
  for (const [to, count] of [
    ['', 2],
    [`${line}\n- [Contact](/contact): people who answer at any hour of the day.`, 4],
  ] as const) {
    const content = changed(VALID, line, to);
    expect(await findingsOf(related, {[ARTICLE]: content})).toMatchObject([
      {
        line: lineOf(content, '## Related'),
        message: `${count} related articles`,
        fix: 'list exactly 3',
      },
    ]);
  }
});

test.each([
  '- [Questions](/contact)',
  '- Short answers stand in the questions',
  '- [Q](/contact) or [U](/updates), as you like it',
])('the line "%s" does not lead on', async (line) => {
  const content = changed(
    VALID,
    '- [Questions](/contact): short answers, each with the page that says it all.',
    line,
  );
  expect(await findingsOf(related, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, line), message: 'a related article without a link and a reason'},
  ]);
});
