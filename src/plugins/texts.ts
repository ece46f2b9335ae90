import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {FindingError} from '../lib/finding';
import {parseLocated} from '../lib/located-data';

/** Messages by name, in groups. */
export interface Texts {
  [name: string]: string | Texts;
}

/** Folders whose subfolders may have a `texts.json`. */
const FOLDERS = ['src/features', 'src/components'];
const FILE = 'texts.json';

/**
 * Gives each feature the words of its `texts.json` in the language of the page, as
 * `@generated/texts/default/<feature>.json`. `docusaurus write-translations` lists them for translators.
 */
export default function texts({siteDir}: LoadContext): Plugin<Readonly<Record<string, Texts>>> {
  const files = FOLDERS.flatMap((folder) =>
    fs.existsSync(path.join(siteDir, folder))
      ? fs.readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}/${FILE}`)
      : [],
  ).filter((file) => fs.existsSync(path.join(siteDir, file)));
  return {
    name: 'texts',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    loadContent: () =>
      Object.fromEntries(files.map((file) => [nameOf(file), readTexts(siteDir, file)])),
    getTranslationFiles: ({content}) =>
      Object.entries(content).map(([name, all]) => ({
        path: name,
        content: Object.fromEntries(messagesOf(all).map(([id, message]) => [id, {message}])),
      })),
    translateContent: ({content, translationFiles}) =>
      Object.fromEntries(
        Object.entries(content).map(([name, all]) => {
          const translated = translationFiles.find((file) => file.path === name)?.content ?? {};
          return [name, mapped(all, (id, message) => translated[id]?.message ?? message)];
        }),
      ),
    async contentLoaded({content, actions: {createData}}) {
      for (const [name, all] of Object.entries(content)) await createData(`${name}.json`, all);
    },
  };
}

function nameOf(file: string): string {
  return path.basename(path.dirname(file)).toLowerCase();
}

function readTexts(siteDir: string, file: string): Texts {
  const parsed = parseLocated(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  if ('findings' in parsed) throw new FindingError(parsed.findings);
  const {value, positionOf} = parsed.data;
  const wrong = notAText(value, []);
  if (!wrong) return value as Texts;
  const message = `"${wrong.join('.')}" is not a text`;
  throw new FindingError([
    {file, ...positionOf(wrong), message, fix: 'write the message in quotation marks'},
  ]);
}

/** Path of the first value that is neither a message nor a group of messages. */
function notAText(value: unknown, at: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return at;
  return Object.entries(value)
    .map(([name, inner]) => notAText(inner, [...at, name]))
    .find((found) => found !== undefined);
}

function mapped(all: Texts, change: (id: string, message: string) => string, start = ''): Texts {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      const id = `${start}${name}`;
      return [
        name,
        typeof value === 'string' ? change(id, value) : mapped(value, change, `${id}.`),
      ];
    }),
  );
}

function messagesOf(all: Texts): [id: string, message: string][] {
  const messages: [string, string][] = [];
  mapped(all, (id, message) => {
    messages.push([id, message]);
    return message;
  });
  return messages;
}
