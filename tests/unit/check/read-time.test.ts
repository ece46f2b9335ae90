import {describe, expect, it, test} from 'vitest';

import {readTime} from '@site/scripts/check/read-time';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

const words = (count: number): string => Array.from({length: count}, () => 'word').join(' ');
const CODE = '```sh\nls\n```';

describe('an article with read_time: 4', () => {
  test.each([
    ['500 words', words(500)],
    ['1100 words', words(1100)],
    ['400 words and tables', `${words(400)}${'\n\n::figure-table[deposit-methods]'.repeat(5)}`],
    ['400 words and code blocks', `${words(400)}${`\n\n${CODE}`.repeat(5)}`],
    ['400 words and drawings', `${words(400)}${'\n\n::drawing[order-book]'.repeat(5)}`],
  ])('may have %s', async (_, body) => {
    expect(await findingsOf(readTime, {[ARTICLE]: articleWith(body)})).toEqual([]);
  });

  it('is too short with 470 words, and the finding suggests the right read time', async () => {
    const content = articleWith(words(470));
    expect(await findingsOf(readTime, {[ARTICLE]: content})).toMatchObject([
      {line: lineOf(content, 'read_time'), fix: 'add to the text, or set read_time: 2'},
    ]);
  });

  it('is too long with 1130 words', async () => {
    expect(await findingsOf(readTime, {[ARTICLE]: articleWith(words(1130))})).toMatchObject([
      {fix: 'shorten the text, or set read_time: 6'},
    ]);
  });
});

test('figures count as the words that readers see', async () => {
  // Four words for the reader: "1–2 business days late".
  const body = ':figure[deposits.sepa.time] late\n\n'.repeat(117);
  expect(await findingsOf(readTime, {[ARTICLE]: articleWith(body)})).toMatchObject([
    {message: expect.stringMatching(/words: 468;/)},
  ]);
});
