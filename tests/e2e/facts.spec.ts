import {expect, test} from 'playwright/test';

import {rowsOf} from '../unit/support/text';

function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(?:b|strong|em|span|a|time|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\s+/g, ' ');
}

/** Routes, each with words that its text must contain, because the page has to cover these subjects. */
const SUBJECTS = rowsOf('tests/content/subjects.tsv');

test('every page covers its required subjects', async ({request}) => {
  expect(SUBJECTS.length).toBeGreaterThan(20);
  for (const [route = '', subjects = ''] of SUBJECTS) {
    const words = wordsOf(await (await request.get(route)).text()).toLowerCase();
    const missing = subjects.split('; ').filter((each) => !words.includes(each.toLowerCase()));
    expect.soft(missing, route).toEqual([]);
  }
});
