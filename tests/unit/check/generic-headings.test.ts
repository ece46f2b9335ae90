import {describe, expect, test} from 'vitest';

import {genericHeadings} from '@site/scripts/check/generic-headings';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

const BULLETS = '- **The code is refused.** Set the clock.\n- **The amount is too low.** Wait.';
const LEAD_INS = '**It does not come.** Wait.\n\n**It came twice.** Delete one.';
const TABLE = '| You see | Do |\n|---|---|\n| Nothing | Wait |\n| An error | Write to us |';
const SUBHEADINGS = '### The code is refused\n\nOne.\n\n### It came twice\n\nTwo.';

describe('a generic heading over several cases is reported', () => {
  test.each([
    ['Causes', BULLETS],
    ['What can go wrong', LEAD_INS],
    ['If something goes wrong', TABLE],
    ['Common misunderstandings', SUBHEADINGS],
    ['Other problems', BULLETS],
    ['Cases and solutions', TABLE],
  ])('%s', async (heading, below) => {
    const content = articleWith(`## ${heading}\n\n${below}`);
    expect(await findingsOf(genericHeadings, {[ARTICLE]: content})).toEqual([
      expect.objectContaining({
        line: lineOf(content, `## ${heading}`),
        message: `the heading "${heading}" does not say what it answers, and 2 cases stand below it`,
        fix: expect.stringContaining('"My transfer has not arrived"'),
      }),
    ]);
  });
});

test('over tips or notes it is only a hint', async () => {
  const content = articleWith(`## Useful tips\n\n${BULLETS}`);
  expect(await findingsOf(genericHeadings, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, '## Useful tips'), severity: 'hint'},
  ]);
});

describe('no finding', () => {
  test.each([
    ['a heading that names the subject', `## Problems with a deposit\n\n${SUBHEADINGS}`],
    ['prose', '## Notes\n\nIt depends on the bank.\n\nMost of them are quick.'],
    ['a single case', '## What can go wrong\n\n**The code is refused.** Set the clock.'],
    ['a plain list', '## Tips\n\n- Send a test amount.\n- Compare the address.'],
    ['a question in everyday words', `## How it works\n\n${BULLETS}`],
    ['cases below the next heading', `## Problems\n\nNone.\n\n## My card\n\n${BULLETS}`],
  ])('%s', async (_, body) => {
    expect(await findingsOf(genericHeadings, {[ARTICLE]: articleWith(body)})).toEqual([]);
  });
});
