import {expect, test} from 'vitest';

import {spelling} from '@site/scripts/check/spelling';
import {allows} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {changed, lineOf} from '../support/text';

const ADD = 'add it to cspell-words.txt if it is correct';

test('a wrong word is reported at its place, with what is near it', async () => {
  const words = {organize: 'organise', center: 'centre', labeled: 'labelled', recieve: 'receive'};
  const lines = Object.keys(words).map((word) => `A word such as ${word} is wrong.`);
  const content = articleWith(lines.join('\n\n'));
  expect(await findingsOf(spelling, {[ARTICLE]: content})).toMatchObject(
    Object.entries(words).map(([word, near]) => ({
      ...{line: lineOf(content, ` ${word} is`), column: 'A word such as '.length + 1},
      message: `unknown word "${word}"`,
      fix: expect.stringContaining(`"${near}"`) as string,
    })),
  );
});

test('it is reported in the description, but not in the keywords, which people type', async () => {
  const content = changed(page(FRONT_MATTER.article), 'before you start', 'before the color');
  const both = changed(content, '[deposit,', '[deposet,');
  expect(await findingsOf(spelling, {[ARTICLE]: both})).toMatchObject([
    {line: lineOf(content, 'description:'), message: 'unknown word "color"'},
  ]);
});

test('a page in another language is one finding', async () => {
  const german =
    'Wir antworten Ihnen so schnell wie möglich. Bitte haben Sie Geduld, denn die Prüfung dauert manchmal länger als gedacht.';
  const found = await findingsOf(spelling, {[ARTICLE]: articleWith(german)});
  expect(found).toMatchObject([{file: ARTICLE, message: 'the page is in another language'}]);
});

test('it is reported in a note and in strings of the interface', async () => {
  const code = `translate({id: 'a.b', message: 'Choose a color, it\\'s {count}'});\n<Translate id="c">Our favorite</Translate>`;
  const found = await findingsOf(spelling, {
    [ARTICLE]: articleWith(':::note\n\nA color.\n\n:::'),
    'src/pages/faq/index.tsx': code,
    'src/features/cost/texts.json': '{\n  "way": {\n    "colour": "A favor"\n  }\n}\n',
  });
  expect(found.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    `${ARTICLE}:${lineOf(articleWith(':::note\n\nA color.'), 'color')} unknown word "color"`,
    'src/features/cost/texts.json:3 unknown word "favor"',
    'src/pages/faq/index.tsx:1 unknown word "color"',
    'src/pages/faq/index.tsx:2 unknown word "favorite"',
  ]);
});

test.each([
  ['a word of the other spelling', 'A license', undefined, 'write "licence"'],
  // It may be a name, so nothing is proposed.
  ['an unknown name', 'Quuxbank', 'hint', ADD],
  ['a slip with a capital', 'Recieving', 'hint', ADD],
])('%s: %s', async (_, word, severity, fix) => {
  const found = await findingsOf(spelling, {[ARTICLE]: articleWith(`${word} it is.`)});
  expect(found.map((one) => [one.severity, one.fix])).toEqual([[severity, fix]]);
});

allows(spelling, [
  'The size of a prize is seized.',
  'A licensed firm checks a licence; practise in practice.',
  "It isn't the bank's, it’s yours, by e-mail, 24h a day.",
  'See `color: gray` or https://color.example.org/center or color.css.',
  'KNF, SEPA and PLN in Łódź.',
  'A webhook and SegWit, which are in our list.',
  'Revolut, PayPal, Ethereum, Kraków, WebSocket and a dropdown.',
  'See pear://keet/qwrtz, a dialog of a standalone app.',
  '::drawing[favorite]\n\nSee [a link](./color.md).\n\n```ts\nconst color = 1;\n```',
  '````md\n```\nqwrtz\n```\n````',
]);
