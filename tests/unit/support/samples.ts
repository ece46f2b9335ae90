import path from 'node:path';

import {type Language, LANGUAGES, samplesOf} from '@portal/contract';

import {rules, TEST_KEYS} from '@site/src/features/sandbox/rules';
import {run} from './programs';
import {ROOT} from './root';
import {temporaryFolder} from './temporary';

/** As published, with more calls per minute than any test makes. */
export const RULES = {...rules, limits: {public: 20_000, private: 10_000}};

export const KEYS = TEST_KEYS;
export const SECRET = KEYS[0].secret;

const DEFAULTS = {API_KEY: KEYS[0].key, API_SECRET: SECRET, PYTHONDONTWRITEBYTECODE: '1'};
export type LanguageName = (typeof LANGUAGES)[number]['folder'];
export const LANGUAGE_NAMES = LANGUAGES.map(({folder}) => folder);

interface RunOptions {
  args?: string[];
  env?: Record<string, string>;
  input?: string;
}

/** Runs a sample as the articles show it: beside its helpers, with key and secret as variables. */
export function runSample(language: LanguageName, name: string, options: RunOptions = {}) {
  const folder = path.join(ROOT, 'samples', language);
  return runIn(folder, language, `${name}.${languageOf(language).extension}`, options);
}

/** Runs the single file that the reference shows, alone in a folder. */
export function runProgram(language: LanguageName, name: string, options: RunOptions = {}) {
  const sample = samplesOf(path.join(ROOT, 'samples'), name).find(
    (one) => one.language.folder === language,
  );
  if (!sample) throw new Error(`There is no sample ${name} in ${language}`);
  return runIn(temporaryFolder({[sample.file]: sample.program}), language, sample.file, options);
}

export function runCode(
  language: 'javascript' | 'python',
  code: string,
  env: Record<string, string> = {},
) {
  const flags = language === 'javascript' ? ['--input-type=module', '-e'] : ['-c'];
  return run(languageOf(language).program, [...flags, code], {
    cwd: path.join(ROOT, 'samples', language),
    env: {...DEFAULTS, ...env},
  });
}

function languageOf(name: LanguageName): Language {
  const found = LANGUAGES.find(({folder}) => folder === name);
  if (!found) throw new Error(`There are no samples in ${name}`);
  return found;
}

function runIn(cwd: string, language: LanguageName, file: string, options: RunOptions) {
  return run(languageOf(language).program, [file, ...(options.args ?? [])], {
    cwd,
    input: options.input ?? '',
    env: {...DEFAULTS, ...options.env},
  });
}
