import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {Threads} from '@site/src/lib/threads';

import {temporaryFolder} from '../support/temporary';

test('a thread runs the module as it is now, bundled anew only when a source of it changed', async () => {
  const root = temporaryFolder();
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(root, name), text);
  const run = async (): Promise<string> => {
    const threads = new Threads<string, string>(root, 'greet.ts');
    try {
      return await threads.run('Ada');
    } finally {
      await threads.close();
    }
  };
  const bundle = path.join(root, 'node_modules/.cache/threads/greet.mjs');
  write('word.ts', "export const word: string = 'Hello';");
  write(
    'greet.ts',
    "import {word} from './word';\nexport default (name: string) => `${word} ${name}`;",
  );
  expect(await run()).toBe('Hello Ada');
  const madeAt = fs.statSync(bundle).mtimeMs;
  expect(await run()).toBe('Hello Ada');
  expect(fs.statSync(bundle).mtimeMs).toBe(madeAt);
  write('word.ts', "export const word: string = 'Welcome';");
  expect(await run()).toBe('Welcome Ada');
});
