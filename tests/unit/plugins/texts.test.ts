import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {MISTAKES, OBSERVATIONS} from '@portal/signing';
import {expect, test} from 'vitest';

import signing from '@site/src/features/signing/mistakes/texts.json';
import {filesBelow} from '@site/src/lib/files';
import texts, {textFiles} from '@site/src/plugins/texts';
import {repository} from '../support/repository';
import {ROOT} from '../support/root';

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

test('texts.json has groups of messages that code reads by a key or as a whole; other labels are <Translate>', () => {
  const sources = filesBelow(`${ROOT}/src`).filter((file) => /\.tsx?$/.test(file));
  const contents = sources.map((file) => fs.readFileSync(file, 'utf8'));
  const files = textFiles(ROOT);
  expect(files.length).toBeGreaterThan(5);
  const unread = files.flatMap((file) => {
    const name = path.basename(path.dirname(file)).toLowerCase();
    const readers = contents.filter(
      (one) => /\/texts\.json'/.test(one) || one.includes(`/${name}.json'`),
    );
    const groups = Object.keys(
      JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as object,
    );
    return groups
      .filter((group) => !readers.some((one) => new RegExp(`[.{ ]${group}(?![\\w.])`).test(one)))
      .map((group) => `${file}: ${group}`);
  });
  expect(unread).toEqual([]);
});
