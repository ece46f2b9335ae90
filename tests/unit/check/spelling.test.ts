import {describe, expect, it, test} from 'vitest';

import {spelling} from '@site/scripts/check/spelling';

import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {changed, lineOf} from '../support/text';

describe('a word that is not British English is reported with its position', () => {
  test.each([
    ['color', 'write "colour"'],
    ['organize', 'write "organise"'],
    ['Customization', 'write "customisation"'],
    ['authorized', 'write "authorised"'],
    ['analyze', 'write "analyse"'],
    ['license', 'write "licence"'],
    ['center', 'write "centre"'],
    ['gray', 'write "grey"'],
    ['recieve', 'write "receive"'],
  ])('%s', async (word, fix) => {
    const content = articleWith(`First.\n\nA word such as ${word} is wrong.`);
    expect(await findingsOf(spelling, {[ARTICLE]: content})).toEqual([
      {
        file: ARTICLE,
        line: lineOf(content, word),
        column: 'A word such as '.length + 1,
        message: `unknown word "${word}"`,
        fix: expect.stringContaining(fix) as string,
      },
    ]);
  });

  it('in the description, but not in the keywords, which are what people type', async () => {
    const content = changed(page(FRONT_MATTER.article), 'before you start', 'before the color');
    const both = changed(content, '[deposit,', '[deposet,');
    expect(await findingsOf(spelling, {[ARTICLE]: both})).toMatchObject([
      {line: lineOf(content, 'description:'), message: 'unknown word "color"'},
    ]);
  });

  it('in a note, and in a string of the interface', async () => {
    const code = `translate({id: 'a.b', message: 'Choose a color, it\\'s {count}'});\n<Translate id="c">Our favorite</Translate>`;
    const found = await findingsOf(spelling, {
      [ARTICLE]: articleWith(':::note\n\nA color.\n\n:::'),
      'src/pages/faq/index.tsx': code,
    });
    expect(found.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
      `${ARTICLE}:${lineOf(articleWith(':::note\n\nA color.'), 'color')} unknown word "color"`,
      'src/pages/faq/index.tsx:1 unknown word "color"',
      'src/pages/faq/index.tsx:2 unknown word "favorite"',
    ]);
  });

  test.each([
    ['You pay by check.', '"pay by check" is American English'],
    ['You practice it often.', '"You practice it" is American English'],
  ])('%s', async (body, message) => {
    expect(await findingsOf(spelling, {[ARTICLE]: articleWith(body)})).toMatchObject([{message}]);
  });
});

test.each([
  'The size of a prize is seized.',
  'A licensed firm checks a licence; practise in practice.',
  "It isn't the bank's, it’s yours, by e-mail, 24h a day.",
  'See `color: gray` or https://color.example.org/center or color.css.',
  'KNF, SEPA and PLN in Łódź.',
])('"%s" passes', async (body) => {
  const files = {[ARTICLE]: articleWith(body), 'cspell-words.txt': '# Names\nŁódź\n'};
  expect(await findingsOf(spelling, files)).toEqual([]);
});

test('a word in the list passes in its own case only', async () => {
  const files = {
    [ARTICLE]: articleWith('A webhook, a Webhook, a SegWit and a Segwit.'),
    'cspell-words.txt': 'webhook\nSegWit\n',
  };
  expect(await findingsOf(spelling, files)).toMatchObject([{message: 'unknown word "Segwit"'}]);
});
