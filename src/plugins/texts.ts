import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {namesIn} from '../content/names';
import {figuresOf} from '../content/sources';
import {currentTree} from '../content/tree';
import {glossaryOf} from '../features/glossary/terms';
import {filesBelow, pathFrom} from '../lib/files';
import {messagesOf, translated} from '../lib/messages';

/** Messages by name, which may be nested in groups. */
interface Texts {
  [name: string]: string | Texts;
}

/** Folders in which each folder may have a `texts.json`. */
const FOLDERS = ['src/features', 'src/components'];
const FILE = 'texts.json';

/**
 * Publishes the messages of each `texts.json` in the language of the page as
 * `@generated/texts/default/<folder>.json`. `docusaurus write-translations` lists them for translators, and the names of
 * data, which the build reads itself.
 */
export default function texts({siteDir}: LoadContext): Plugin<Readonly<Record<string, Texts>>> {
  const files = textFiles(siteDir);
  return {
    name: 'texts',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    loadContent: () =>
      Object.fromEntries(
        files.map((file) => [
          path.basename(path.dirname(file)).toLowerCase(),
          readTexts(siteDir, file),
        ]),
      ),
    getTranslationFiles: ({content}) =>
      Object.entries({...content, ...namesOfData(siteDir)}).map(([name, all]) => ({
        path: name,
        content: messagesOf(all),
      })),
    translateContent: ({content, translationFiles}) =>
      Object.fromEntries(
        Object.entries(content).map(([name, all]) => [
          name,
          translated(all, translationFiles.find(({path: file}) => file === name)?.content ?? {}),
        ]),
      ),
    async contentLoaded({content, actions: {createData}}) {
      for (const [name, all] of Object.entries(content)) await createData(`${name}.json`, all);
    },
  };
}

function namesOfData(root: string): Readonly<Record<string, object>> {
  const tree = currentTree(root);
  const {figures, tables} = figuresOf(tree);
  const terms = glossaryOf(tree);
  return {figures: namesIn(figures), tables: namesIn(tables), terms: namesIn(terms)};
}

/** Paths of all `texts.json` files, relative to the root. */
function textFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => path.basename(file) === FILE)
    .map((file) => pathFrom(root, file));
}

function readTexts(root: string, file: string): Texts {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Texts;
}
