import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {deliveryMistakes, requestMistakes} from '@site/src/features/signing/model/mistakes';
import {WRITING_MISTAKES} from '@site/src/features/signing/model/readings';
import signing from '@site/src/features/signing/texts.json';
import texts from '@site/src/plugins/texts';
import {temporaryFolder} from '../support/temporary';

const pluginOf = (siteDir: string) => texts({siteDir} as LoadContext);
const FILE = 'src/features/a/texts.json';

test('a feature has its words in the language of the page, and ours where a translation is missing', async () => {
  const plugin = pluginOf(temporaryFolder({[FILE]: '{"fee": {"none": "free", "one": "{x}"}}'}));
  const content = await plugin.loadContent?.();
  if (!content) throw new Error('no texts');
  const files = await plugin.getTranslationFiles?.({content});
  expect(files).toEqual([
    {path: 'a', content: {'fee.none': {message: 'free'}, 'fee.one': {message: '{x}'}}},
  ]);
  const translationFiles = [{path: 'a', content: {'fee.none': {message: 'bez opłat'}}}];
  expect(plugin.translateContent?.({content, translationFiles})).toEqual({
    a: {fee: {none: 'bez opłat', one: '{x}'}},
  });
});

test.each([
  ['{\n  "a": "b\n}', `${FILE}:2`],
  ['{\n  "a": {\n    "b": 5}}', `${FILE}:3:5  "a.b" is not a text`],
  [
    '{\n  "a": "{x} {deposits.card.status}",\n  "b": "{deposits.card.statu}"}',
    `${FILE}:3:3  unknown figure "deposits.card.statu"  → write "deposits.card.status"`,
  ],
])('a slip in a file is reported with its line: %s', (text, finding) => {
  const plugin = pluginOf(temporaryFolder({[FILE]: text}));
  expect(() => plugin.loadContent?.()).toThrow(finding);
});

test('every mistake in signing has an explanation, and nothing else has one', () => {
  const ids = [
    ...Object.keys({...requestMistakes, ...deliveryMistakes}),
    ...WRITING_MISTAKES,
    'timestamp.twice',
  ];
  expect(Object.keys(signing.mistakes).sort()).toEqual([...new Set(ids)].sort());
});
