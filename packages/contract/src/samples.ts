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
  /** What has to stand above the call in one file: the helpers with their imports; empty if it has none. */
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

/**
 * Combines files into one, without imports between them. Those of libraries stand at the top, each once, and those
 * that only the last file has stay with it: the files above are then the same text in every program.
 */
function joined(
  language: Language,
  sources: readonly {file: string; source: string}[],
): Pick<Sample, 'call' | 'helper' | 'program'> {
  const [first] = sources;
  if (first && sources.length === 1) {
    return {call: first.source.trimEnd(), helper: '', program: first.source};
  }
  const own = new Set(sources.map(({file}) => path.parse(file).name));
  const head = new Set<string>();
  const parts = sources.map(({source}, at) => {
    const isCall = at === sources.length - 1;
    const rest = source.split('\n').filter((line) => {
      if (own.has(language.helper.exec(line)?.groups?.name ?? '')) return false;
      if (!/^(?:#!|(?:import|from) \S)/.test(line)) return true;
      if (isCall && !line.startsWith('#!') && !head.has(line)) return true;
      head.add(line);
      return false;
    });
    return rest.join('\n').trim();
  });
  const call = parts.pop() ?? '';
  const rank = (line: string): number => ['#', 'i', 'f'].indexOf(line.charAt(0));
  const sorted = [...head].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const helpers = parts.map((text) => text.replace(/^export (?!\{)/gm, ''));
  const helper = [sorted.join('\n'), ...helpers].filter(Boolean).join(GAP);
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
