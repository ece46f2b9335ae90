import path from 'node:path';

import type {ApiKey} from '@site/scripts/api/mock/authorise';
import {LANGUAGES} from '@site/src/contract/samples';

import {type Outcome, run} from './programs';
import {ROOT} from './root';

export const SECRET = 'test-secret-4f9a2c71d8e64b0f';
export const KEYS = [
  {key: 'test-key-51c8', secret: SECRET, permissions: ['read-only', 'trade']},
  {key: 'test-key-read', secret: SECRET, permissions: ['read-only']},
] as const satisfies ApiKey[];

const PROGRAM = {curl: 'bash', javascript: 'node', python: 'python3'} as const;
export type LanguageName = keyof typeof PROGRAM;
export const LANGUAGE_NAMES = LANGUAGES.map(({folder}) => folder);

/** Runs a sample as a reader does: in its folder, with key and secret from the environment. */
export function runSample(
  language: LanguageName,
  name: string,
  options: {args?: string[]; env?: Record<string, string>; input?: string} = {},
): Promise<Outcome> {
  const extension = LANGUAGES.find(({folder}) => folder === language)?.extension ?? '';
  return run(PROGRAM[language], [`${name}.${extension}`, ...(options.args ?? [])], {
    cwd: path.join(ROOT, 'samples', language),
    input: options.input ?? '',
    env: {
      API_KEY: KEYS[0].key,
      API_SECRET: SECRET,
      PYTHONDONTWRITEBYTECODE: '1',
      ...options.env,
    },
  });
}
