import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {allFigures} from '../content/figures';
import {FindingError, suggestion} from '../lib/finding';
import {parseLocated} from '../lib/located-data';

/** Messages by name, in groups. */
export interface Texts {
  [name: string]: string | Texts;
}

/** Folders whose subfolders may have a `texts.json`, with the beginning of its name. */
const FOLDERS = {'src/features': '', 'src/components': '', 'src/pages': 'page-'};
const FILE = 'texts.json';

/**
 * Gives each feature the words of its `texts.json` in the language of the page, as
 * `@generated/texts/default/<feature>.json`, and a page as `page-<page>.json`.
 * `docusaurus write-translations` lists them for translators.
 */
export default function texts({siteDir}: LoadContext): Plugin<Readonly<Record<string, Texts>>> {
  const files = Object.keys(FOLDERS)
    .flatMap((folder) =>
      fs.existsSync(path.join(siteDir, folder))
        ? fs.readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}/${FILE}`)
        : [],
    )
    .filter((file) => fs.existsSync(path.join(siteDir, file)));
  return {
    name: 'texts',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    loadContent: () =>
      Object.fromEntries(files.map((file) => [nameOf(file), readTexts(siteDir, file)])),
    getTranslationFiles: ({content}) =>
      Object.entries(content).map(([name, all]) => ({
        path: name,
        content: Object.fromEntries(
          messagesOf(all).map(([keys, message]) => [keys.join('.'), {message}]),
        ),
      })),
    translateContent: ({content, translationFiles}) =>
      Object.fromEntries(
        Object.entries(content).map(([name, all]) => {
          const translated = translationFiles.find((file) => file.path === name)?.content ?? {};
          return [
            name,
            mapped(all, (keys, message) => translated[keys.join('.')]?.message ?? message),
          ];
        }),
      ),
    async contentLoaded({content, actions: {createData}}) {
      for (const [name, all] of Object.entries(content)) await createData(`${name}.json`, all);
    },
  };
}

function nameOf(file: string): string {
  const [, start = ''] = Object.entries(FOLDERS).find(([folder]) => file.startsWith(folder)) ?? [];
  return `${start}${path.basename(path.dirname(file)).toLowerCase().replace(/^_/, '')}`;
}

function readTexts(siteDir: string, file: string): Texts {
  const parsed = parseLocated(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  if ('findings' in parsed) throw new FindingError(parsed.findings);
  const {value, positionOf} = parsed.data;
  const wrong = notAText(value, []);
  if (wrong) {
    const message = `"${wrong.join('.')}" is not a text`;
    throw new FindingError([
      {file, ...positionOf(wrong), message, fix: 'write the message in quotation marks'},
    ]);
  }
  const unknown = messagesOf(value as Texts).flatMap(([keys, text]) =>
    unknownFigures(text).map((figure) => ({
      file,
      ...positionOf(keys),
      message: `unknown figure "${figure}"`,
      fix: suggestion(figure, FIGURES),
    })),
  );
  if (unknown.length > 0) throw new FindingError(unknown);
  return value as Texts;
}

const FIGURES = allFigures().map(([id]) => id);

/** What stands in braces with a dot, as the id of a figure does, and is none. */
function unknownFigures(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*\.[^{}]*)\}/g)].flatMap(([, id = '']) =>
    FIGURES.includes(id) ? [] : id,
  );
}

/** Path of the first value that is neither a message nor a group of messages. */
function notAText(value: unknown, at: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return at;
  return Object.entries(value)
    .map(([name, inner]) => notAText(inner, [...at, name]))
    .find((found) => found !== undefined);
}

function mapped(
  all: Texts,
  change: (keys: readonly string[], message: string) => string,
  start: readonly string[] = [],
): Texts {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      const keys = [...start, name];
      return [name, typeof value === 'string' ? change(keys, value) : mapped(value, change, keys)];
    }),
  );
}

function messagesOf(all: Texts): [keys: readonly string[], message: string][] {
  const messages: [readonly string[], string][] = [];
  mapped(all, (keys, message) => {
    messages.push([keys, message]);
    return message;
  });
  return messages;
}
