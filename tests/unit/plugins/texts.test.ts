import type {LoadContext} from '@docusaurus/types';
import {MISTAKES, OBSERVATIONS} from '@portal/signing';
import {expect, test} from 'vitest';

import signing from '@site/src/features/signing/mistakes/texts.json';
import texts from '@site/src/plugins/texts';
import {repository} from '../support/repository';

const FILE = 'src/features/a/texts.json';

const pluginOf = (content: string) =>
  texts({siteDir: repository({[FILE]: content})} as unknown as LoadContext);

test('a feature has its texts in the language of the page, and in English if a translation is missing', async () => {
  const plugin = pluginOf('{"fee": {"none": "free", "one": "{x}"}}');
  const {a} = (await plugin.loadContent?.()) ?? {};
  if (!a) throw new Error('no texts');
  const files = await plugin.getTranslationFiles?.({content: {a}});
  expect(files?.map(({path: name}) => name)).toEqual(['a', 'figures', 'tables', 'terms']);
  const [own, , tables] = files ?? [];
  expect(own?.content).toEqual({'fee.none': {message: 'free'}, 'fee.one': {message: '{x}'}});
  expect(tables?.content).toMatchObject({'deposit-methods.rows.card': {message: 'Card'}});
  const translationFiles = [{path: 'a', content: {'fee.none': {message: 'bez opłat'}}}];
  expect(plugin.translateContent?.({content: {a}, translationFiles})).toEqual({
    a: {fee: {none: 'bez opłat', one: '{x}'}},
  });
});

test('every mistake in signing and every observation has its words, and nothing else has any', () => {
  expect(Object.keys(signing.mistakes).sort()).toEqual([...MISTAKES].sort());
  expect(Object.keys(signing.seen).sort()).toEqual([...OBSERVATIONS].sort());
});
