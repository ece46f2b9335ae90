import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {filesBelow, pathFrom} from '../lib/files';

/** Messages by name, which may be nested in groups. */
interface Texts {
  [name: string]: string | Texts;
}

/** Folders in which each folder may have a `texts.json`. */
const FOLDERS = ['src/features', 'src/components'];
const FILE = 'texts.json';

/**
 * Publishes the messages of each `texts.json` in the language of the page as
 * `@generated/texts/default/<folder>.json`. `docusaurus write-translations` lists them for translators.
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
      Object.entries(content).map(([name, all]) => ({
        path: name,
        content: Object.fromEntries(messagesOf(all).map(([key, message]) => [key, {message}])),
      })),
    translateContent: ({content, translationFiles}) =>
      Object.fromEntries(
        Object.entries(content).map(([name, all]) => {
          const translated = translationFiles.find((file) => file.path === name)?.content ?? {};
          return [name, mapped(all, (key, message) => translated[key]?.message ?? message)];
        }),
      ),
    async contentLoaded({content, actions: {createData}}) {
      for (const [name, all] of Object.entries(content)) await createData(`${name}.json`, all);
    },
  };
}

/** Paths of all `texts.json` files, relative to the root. */
export function textFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => path.basename(file) === FILE)
    .map((file) => pathFrom(root, file));
}

function readTexts(root: string, file: string): Texts {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Texts;
}

/** @param start what stands before the keys of a group */
function mapped(all: Texts, change: (key: string, message: string) => string, start = ''): Texts {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      const key = start + name;
      return [
        name,
        typeof value === 'string' ? change(key, value) : mapped(value, change, `${key}.`),
      ];
    }),
  );
}

function messagesOf(all: Texts, start = ''): [key: string, message: string][] {
  return Object.entries(all).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[start + name, value]] : messagesOf(value, `${start}${name}.`),
  );
}
