import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {deliveryMistakes, requestMistakes} from '@site/src/features/signing/model/mistakes';
import {WRITING_MISTAKES} from '@site/src/features/signing/model/readings';
import signingTexts from '@site/src/plugins/signing-texts';

import {ROOT} from '../../support/root';
import {temporaryFolder} from '../../support/temporary';

const pluginOf = (siteDir: string) => signingTexts({siteDir} as LoadContext);

test('every mistake has an explanation, and no other has', async () => {
  const texts = await pluginOf(ROOT).loadContent?.();
  const ids = [
    ...Object.keys({...requestMistakes, ...deliveryMistakes}),
    ...WRITING_MISTAKES,
    'timestamp.twice',
  ];
  expect(Object.keys(texts ?? {}).sort()).toEqual([...new Set(ids)].sort());
});

test('an edition in another language has its own words, and ours where it has none', async () => {
  const plugin = pluginOf(ROOT);
  const content = await plugin.loadContent?.();
  if (!content) throw new Error('no texts');
  const [file] = (await plugin.getTranslationFiles?.({content})) ?? [];
  expect(file?.content['method.case.what']?.message).toBe(content['method.case']?.what);
  const translated = plugin.translateContent?.({
    content,
    translationFiles: [{path: 'mistakes', content: {'method.case.what': {message: 'Inna.'}}}],
  });
  expect(translated?.['method.case']).toEqual({what: 'Inna.', fix: content['method.case']?.fix});
});

test('a slip in the file is reported with its line', async () => {
  const file = 'src/features/signing/mistakes.yaml';
  const root = temporaryFolder({[file]: 'a:\n  what: One\n  fixx: Two\n'});
  await expect(pluginOf(root).loadContent?.()).rejects.toThrow(`${file}:3:3`);
});
