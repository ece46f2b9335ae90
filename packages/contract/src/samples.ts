import fs from 'node:fs';
import path from 'node:path';

import type {Fill} from './folder';
import {type Language, LANGUAGES} from './languages';

/** The sample that verifies a webhook. */
export const WEBHOOK_SAMPLE = 'verifyWebhook';

/** Between the parts of one file. */
const GAP = '\n\n';

/** One program that is shown to readers and run by the tests. */
export interface Sample {
  language: Language;
  /** File name, such as `createOrder.mjs`. */
  file: string;
  source: string;
  /** The files of the same folder that it imports, dependencies first. */
  helpers: {file: string; source: string}[];
  /** What this sample adds to its helpers: the call itself. */
  call: string;
  /** What has to stand above the call in one file: imports and helpers; empty if it has none. */
  helper: string;
  /** Both, as one file that can be run. */
  program: string;
}

/**
 * The sample `name` in every language that has it.
 *
 * @param fill changes the text of each file, such as its host
 */
export function samplesOf(folder: string, name: string, fill: Fill = (text) => text): Sample[] {
  return LANGUAGES.flatMap((language) => {
    const sources = withHelpers(path.join(folder, language.folder), language, name, fill);
    const own = sources.at(-1);
    return own
      ? [{...own, language, helpers: sources.slice(0, -1), ...joined(language, sources)}]
      : [];
  });
}

/** A file preceded by the files that it imports, each once; empty if the file does not exist. */
function withHelpers(
  folder: string,
  language: Language,
  name: string,
  fill: Fill,
): {file: string; source: string}[] {
  const file = `${name}.${language.extension}`;
  const full = path.join(folder, file);
  if (!fs.existsSync(full)) return [];
  const source = fill(fs.readFileSync(full, 'utf8'));
  const found = [
    ...source.split('\n').flatMap((line) => {
      const helper = language.helper.exec(line)?.groups?.name;
      return helper ? withHelpers(folder, language, helper, fill) : [];
    }),
    {file, source},
  ];
  return [...new Map(found.map((one) => [one.file, one])).values()];
}

/** Combines files into one, with library imports at the top, each once, and without imports between the files. */
function joined(
  language: Language,
  sources: readonly {file: string; source: string}[],
): Pick<Sample, 'call' | 'helper' | 'program'> {
  const [first] = sources;
  if (first && sources.length === 1) {
    return {call: first.source.trimEnd(), helper: '', program: first.source};
  }
  const own = new Set(sources.map(({file}) => path.parse(file).name));
  const shebangs = new Set<string>();
  const imports = new Set<string>();
  const parts = sources.map(({source}) => {
    const rest = source.split('\n').filter((line) => {
      if (own.has(language.helper.exec(line)?.groups?.name ?? '')) return false;
      const kept = line.startsWith('#!')
        ? shebangs
        : /^(?:import|from) \S/.test(line)
          ? imports
          : undefined;
      kept?.add(line);
      return !kept;
    });
    return rest.join('\n').trim();
  });
  const isFrom = (line: string): boolean => line.startsWith('from ');
  const sorted = [...imports].sort(
    (a, b) => Number(isFrom(a)) - Number(isFrom(b)) || (a < b ? -1 : 1),
  );
  const call = parts.pop() ?? '';
  const head = [...shebangs, ...sorted].join('\n');
  const helpers = parts.map((text) => text.replace(/^export (?!\{)/gm, ''));
  const helper = [head, ...helpers].filter(Boolean).join(GAP);
  return {call, helper, program: `${helper}${GAP}${call}\n`};
}

/** Distinct names of the samples in a folder. */
export function sampleNames(folder: string): string[] {
  const names = LANGUAGES.flatMap(({folder: language, extension}) => {
    const full = path.join(folder, language);
    if (!fs.existsSync(full)) return [];
    return fs
      .readdirSync(full)
      .filter((name) => name.endsWith(`.${extension}`))
      .map((name) => name.slice(0, -extension.length - 1));
  });
  return [...new Set(names)].sort();
}
