import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {deliveryMistakes, requestMistakes} from '@site/src/features/signing/model/mistakes';
import {WRITING_MISTAKES} from '@site/src/features/signing/model/readings';
import signing from '@site/src/features/signing/texts.json';
import texts, {type Texts} from '@site/src/plugins/texts';
import {repository} from '../support/repository';

const FILE = 'src/features/a/texts.json';

const pluginOf = (content: string) => {
  const i18n = {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-GB'}}};
  return texts({siteDir: repository({[FILE]: content}), i18n} as unknown as LoadContext);
};

test('a feature has its texts in the language of the page, and in English if a translation is missing', async () => {
  const plugin = pluginOf('{"fee": {"none": "free", "one": "{x}"}}');
  const {a} = (await plugin.loadContent?.()) ?? {};
  if (!a) throw new Error('no texts');
  const files = await plugin.getTranslationFiles?.({content: {a}});
  expect(files).toEqual([
    {path: 'a', content: {'fee.none': {message: 'free'}, 'fee.one': {message: '{x}'}}},
  ]);
  const translationFiles = [{path: 'a', content: {'fee.none': {message: 'bez opłat'}}}];
  expect(plugin.translateContent?.({content: {a}, translationFiles})).toEqual({
    a: {fee: {none: 'bez opłat', one: '{x}'}},
  });
});

test('figures are filled in after the translation', async () => {
  const plugin = pluginOf('{"fee": "{{deposits.card.fee}}, {x}"}');
  const created: Record<string, unknown> = {};
  const createData = (name: string, data: unknown) => (created[name] = data);
  const actions = {createData} as unknown as PluginContentLoadedActions;
  const contentLoaded = async (content: Record<string, Texts>) =>
    plugin.contentLoaded?.({content, actions});
  await contentLoaded((await plugin.loadContent?.()) ?? {});
  expect(created['a.json']).toEqual({fee: '3.5%, {x}'});
  await expect(contentLoaded({a: {fee: '{{deposits.card.fe}}'}})).rejects.toThrow(
    'a.json: "fee": unknown figure "deposits.card.fe"',
  );
});

test.each([
  ['{\n  "a": "b\n}', `${FILE}:2`],
  ['{\n  "a": {\n    "b": 5}}', `${FILE}:3:5  "a.b" is not text`],
  [
    '{\n  "a": "{{deposits.card.fee}}",\n  "b": "{{deposits.card.fe}}"}',
    `${FILE}:3:3  unknown figure "deposits.card.fe"  → write "deposits.card.fee"`,
  ],
  ['{"a": "{{deposits.card.fee}"}', `${FILE}:1:2  the figure is not closed`],
])('a mistake in a file is reported with its line: %s', (text, finding) => {
  expect(() => pluginOf(text).loadContent?.()).toThrow(finding);
});

test('every mistake in signing has an explanation, and nothing else has one', () => {
  const ids = [
    ...Object.keys({...requestMistakes, ...deliveryMistakes}),
    ...WRITING_MISTAKES,
    'timestamp.twice',
  ];
  expect(Object.keys(signing.mistakes).sort()).toEqual([...new Set(ids)].sort());
});
