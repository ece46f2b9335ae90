import {expect, test} from 'vitest';

import {spelling} from '@site/scripts/check/spelling';
import {allows} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {changed, lineOf} from '../support/text';

const ADD = 'add it to cspell-words.txt if it is correct';

/** Words with what their finding proposes. */
const WRONG = {
  ...{organize: 'organise', analyze: 'analyse', center: 'centre', labeled: 'labelled'},
  ...{defense: 'defence', recieve: 'receive', fulfill: 'fulfil'},
  // The dictionary has these.
  ...{license: 'licence', gray: 'grey', flavors: 'flavours', centered: 'centred'},
};

/** Words and names that nothing is proposed for: rarer words resemble them, or names. */
const OPEN = ['abouts', 'bitcoind', 'axios', 'unlinkable', 'deployers', 'backtests', 'exe'];
const NAMES = ['Venmo', 'Magento', 'Decred', 'Zwift', 'BtcDrakx'];

test('a wrong word is reported at its place, and a proposal is right or absent', async () => {
  const words = [...Object.keys(WRONG), ...OPEN, ...NAMES];
  const lines = words.map((word) => `A word such as ${word} is wrong.`);
  const content = articleWith([...lines, 'So are oid_busi and bindMobb.'].join('\n\n'));
  const found = await findingsOf(spelling, {[ARTICLE]: content});
  const line = (word: string): number => lineOf(content, ` ${word} is`);
  const expected = Object.entries(WRONG).map(([word, right]) => ({
    ...{line: line(word), column: 'A word such as '.length + 1},
    message: expect.stringContaining(`"${word}"`) as string,
    fix: `write "${right}"`,
  }));
  // One finding for all that have the same remedy.
  const listed = ([first = '', ...others]: string[], what: string): string =>
    [`${what} "${first}"`, ...others.map((word) => `"${word}" in line ${line(word)}`)].join('; ');
  expect(found).toMatchObject([
    ...expected,
    {
      message: expect.stringContaining(listed([...OPEN, ...NAMES], 'unknown word')) as string,
      fix: 'correct them, put names in `code`, or add them to cspell-words.txt',
    },
  ]);
});

test('a wrong word is reported in the description, but not in the keywords, which people type', async () => {
  const content = changed(page(FRONT_MATTER.article), 'before you start', 'before the color');
  const both = changed(content, '[deposit,', '[deposet,');
  expect(await findingsOf(spelling, {[ARTICLE]: both})).toMatchObject([
    {line: lineOf(content, 'description:'), message: 'unknown word "color"'},
  ]);
});

test('a wrong word is reported in a note and in strings of the interface', async () => {
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
  ['an unknown name', 'Quuxbank', 'hint', ADD],
  ['a word in American English', 'Organizing', undefined, 'write "Organising"'],
  ['a word with swapped letters', 'Recieving', undefined, 'write "Receiving"'],
  ['a name that resembles a word', 'Celo', 'hint', ADD],
  ['a name in italics', '_Quuxbank_', 'hint', ADD],
  ['a known name in the wrong case', 'Segwit', undefined, 'write "SegWit"'],
])('%s in capitals: %s', async (_, word, severity, fix) => {
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
  // Code is not spelt.
  '```sh\nls qwrtz',
  '````md\n```\nqwrtz\n```\n````',
  "import {qwrtz} from 'qwrtz';",
]);
